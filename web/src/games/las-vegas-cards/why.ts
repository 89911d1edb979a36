import { whyBy } from '../vegas/why'
import { placing } from './placing'

export const why = whyBy(placing)

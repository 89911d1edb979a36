// A word from the browser when it is our turn while the page is out of sight. Off unless somebody turns the call on.
import { settings } from './settings.svelte'

/** Browsers that have notifications give them to https, and to this computer, only. */
export const canSummon = (): boolean => isSecureContext && 'Notification' in window

/** Turned on here, and not forbidden in the browser since. */
export const summons = (): boolean => canSummon() && settings.chosen.summons && Notification.permission === 'granted'

/** Whether the browser allows notifications: the person is asked, unless they have answered before. */
export const allowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** One notification for each table at a time; it goes when the page is looked at. */
export function summon(title: string, body: string, table: string): void {
  if (!document.hidden || !summons()) return
  const how = { body, tag: table, data: `/t/${table}`, icon: '/icon192.png' }
  try {
    const shown = new Notification(title, how)
    shown.onclick = () => window.focus()
    document.addEventListener('visibilitychange', () => shown.close(), { once: true })
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, how)) // phones want notifications from the worker
  }
}

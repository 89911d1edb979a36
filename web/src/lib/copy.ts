// Copying text. Browsers offer their clipboard only to pages that came over https; a table at home comes over http.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr'
  // inside an open dialog, since everything outside of it is inert and cannot be selected
  ;(before?.closest('dialog') ?? document.body).append(area)
  area.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    // the text stays on the screen, to be selected by hand
  }
  area.remove()
  before?.focus()
  return done
}

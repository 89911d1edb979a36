/** Loads the page again, past what the service worker has kept of the old one. */
export async function reloadAnew(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // no caches over plain http
  }
  location.reload()
}

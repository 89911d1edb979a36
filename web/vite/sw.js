// The offline shell: without a network the page still opens, and says so. What the server tells (/api and the like) is never kept.
// The build fills in its own name and the files of the first screen; other parts are kept when they are first used.
const BUILD = 'flambeur-__BUILD__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((kept) => kept.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('flambeur-') && name !== BUILD)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || /^\/(api|healthz|metrics)(\/|$)/.test(url.pathname))
    return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => shell()))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else event.respondWith(fetch(request).catch(() => caches.match(request).then((found) => found ?? Response.error())))
})

// Where only a service worker may call its player, a tap on the call leads back to the table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === notification.data) ?? pages[0]
      return there ? there.focus() : self.clients.openWindow(notification.data)
    }),
  )
})

async function shell() {
  return (await caches.match('/')) ?? Response.error()
}

/** Files whose names carry a hash of their content never change. */
async function kept(request) {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(BUILD)).put(request, answer.clone())
  return answer
}

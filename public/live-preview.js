// Shows each saved draft in a preview that Payload's admin has in a frame or a window.
const admin = window.opener ?? (window.parent === window ? null : window.parent)
const retryMs = 2000

const isAlike = (a, b) =>
  a.cloneNode().isEqualNode(b.cloneNode()) && a.childNodes.length === b.childNodes.length

/**
 * Replaces what differs between the two pages of the server. Other elements stay as scripts and the
 * visitor have changed them, with their scroll positions, open parts and listeners.
 */
function update(shown, before, after) {
  if (before.isEqualNode(after)) return
  const nodes = [...shown.childNodes]
  if (nodes.length === 0 || nodes.length !== before.childNodes.length || !isAlike(before, after))
    shown.replaceWith(document.importNode(after, true))
  else
    for (const [index, node] of nodes.entries())
      update(node, before.childNodes[index], after.childNodes[index])
}

// No other script has run: this one is the first.
let server = document.body.cloneNode(true)
let latest = 0

async function refresh() {
  latest += 1
  const mine = latest
  const answer = await fetch(location.href).catch(() => null)
  const html = answer?.ok ? await answer.text() : ''
  if (mine !== latest) return
  if (html) {
    const next = new DOMParser().parseFromString(html, 'text/html')
    document.title = next.title
    update(document.body, server, next.body)
    server = next.body
  } else if (answer && [404, 410].includes(answer.status)) location.reload()
  else setTimeout(refresh, retryMs)
}

if (admin) {
  // A page of the shop that is no preview cannot be shown in the frame.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }))
  addEventListener('message', ({ data }) => {
    if (data?.type === 'payload-document-event') void refresh()
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, '*')
}

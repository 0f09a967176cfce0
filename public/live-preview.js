// Shows each saved draft in a preview that Payload's admin has in a frame or a window.
const admin = window.opener ?? (window.parent === window ? null : window.parent)
const retryMs = 2000

/** Keeps equal elements, so that scroll positions, open parts and listeners survive. */
function update(shown, next) {
  if (shown.isEqualNode(next)) return
  const [before, after] = [[...shown.childNodes], [...next.childNodes]]
  const isAlike = shown.cloneNode().isEqualNode(next.cloneNode()) && before.length === after.length
  if (!isAlike || before.length === 0) shown.replaceWith(next)
  else for (const [index, node] of before.entries()) update(node, after[index])
}

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
    update(document.querySelector('main'), next.querySelector('main'))
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

/**
 * Adds the complete style sheet to a page that contains only the styles of its own HTML (ADR 0189).
 * Settles when the sheet applies or could not be fetched; the page is usable without it.
 */
export function wholeSheet(): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-sheet]')
  if (own === null) return Promise.resolve()
  const known = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (known?.sheet) return Promise.resolve()
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
    if (known !== null) return
    link.href = own.dataset.sheet ?? ''
    own.after(link)
  })
}

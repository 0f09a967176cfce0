/**
 * Adds the complete style sheet to a page that contains only the styles of its own HTML (ADR 0189).
 * @returns null when the page has it; settles when it applies or could not be fetched, because the
 * page is usable without it
 */
export function wholeSheet(): Promise<void> | null {
  const own = document.querySelector<HTMLStyleElement>('style[data-sheet]')
  if (own === null) return null
  const known = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (known?.sheet) return null
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

/**
 * Sets a cookie that scripts of the page read, for the whole shop; behind TLS it is never sent in the clear.
 * @param seconds how long it is kept: 0 forgets it, undefined until the browser is closed
 */
export function setPageCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `;max-age=${seconds}`
  const secure = globalThis.location?.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value};path=/;samesite=lax${age}${secure}`
}

/**
 * Sets a cookie for the whole shop that page scripts can read; behind TLS it is never sent
 * unencrypted.
 * @param seconds lifetime: 0 deletes it, undefined makes a session cookie
 */
export function setPageCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `;max-age=${seconds}`
  const secure = globalThis.location?.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value};path=/;samesite=lax${age}${secure}`
}

/**
 * The page lets in style elements that carry its nonce. antd, React and what they stand on write
 * theirs while they run, some without a way to name a nonce: whatever script makes one, it gets it.
 * Scripts are the page's own alone, so nobody else's style is let in by this.
 */
export function giveStylesTheNonce(page: Document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (!nonce) return
  const create = page.createElement
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create.call(page, name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}

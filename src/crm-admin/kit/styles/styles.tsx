/** Mounted with its screen: an imported CSS file would be part of the shop's style sheet. */
export function Styles({ name, css }: { name: string; css: string }) {
  return (
    <style href={`crm-${name}`} precedence="default">
      {css}
    </style>
  )
}

/**
 * The page's policy admits style elements with its nonce. antd, React and their dependencies create
 * theirs at run time, some without a nonce option, so every created style element gets the nonce.
 * Only the page's own scripts run, so no foreign style is admitted.
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

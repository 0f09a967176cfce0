/** What a mailed link is for, and the code in it. */
export interface MailedLink {
  purpose: 'export' | 'erasure'
  code: string
}

/**
 * Reads the fragment, which browsers send to nobody. It stays in the address until the link is used, so that
 * a reload or a sign-in on the way loses nothing.
 */
export function readMailedLink(hash: string): MailedLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  for (const purpose of ['export', 'erasure'] as const) {
    const code = params.get(purpose)
    if (code) return { purpose, code }
  }
  return null
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const nowhere = 'https://shop.invalid'
const longest = 2000

function within(path: string): string | null {
  const url = new URL(path, nowhere)
  if (url.origin !== nowhere) return null
  const address = path.startsWith('#') ? url.hash : url.pathname + url.search + url.hash
  return address === '' || address.startsWith('//') ? null : address
}

/** Web and mail addresses, phone numbers, paths and anchors are allowed; null for all others. */
export function linkAddress(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > longest) return null
  try {
    if (/^[/#]/.test(trimmed)) return within(trimmed)
    const url = new URL(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed)
    return protocols.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

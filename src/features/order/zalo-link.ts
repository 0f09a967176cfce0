/**
 * The address of Zalo's own page that sends a link to a chat. It does not need `navigator.share`,
 * which browsers inside apps lack.
 */
export function zaloLink(address: string): string {
  // Zalo decodes `d` twice.
  const payload = encodeURIComponent(btoa(JSON.stringify({ url: address })))
  const query = new URLSearchParams({ layout: '1', color: 'blue', d: payload, shareType: '0' })
  return `https://button-share.zalo.me/share_external?${query}`
}

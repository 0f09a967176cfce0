import { expect, it } from 'vitest'
import { zaloLink } from './order-receipt.tsx'

it('carries the address as Zalo reads it', () => {
  const address = 'https://nas.example/vn/theo-doi-don-hang?order=NAS261121-42K'
  const link = new URL(zaloLink(address))
  expect(link.host).toBe('button-share.zalo.me')
  const payload = decodeURIComponent(link.searchParams.get('d') ?? '')
  expect(JSON.parse(atob(payload))).toEqual({ url: address })
})

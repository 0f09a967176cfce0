import { describe, expect, it } from 'vitest'
import { gatewayTime, readGatewayTime } from './gateway-time.ts'

describe('a time of VNPAY', () => {
  it('is Vietnam’s', () => {
    const moment = Date.UTC(2026, 10, 21, 17, 4, 9)
    expect(gatewayTime(moment)).toBe('20261122000409')
    expect(readGatewayTime('20261122000409')).toBe(moment)
  })

  it.each(['', '20261131000000', '2026112200040', '20261122240000', 'yyyyMMddHHmmss'])(
    'is not %j',
    (text) => expect(readGatewayTime(text)).toBeNull(),
  )
})

import { expect, test } from 'vitest'
import { gatewayTime, momentOf } from './gateway-time'

test('a moment is written by the clock of Vietnam and read back', () => {
  const moment = new Date('2026-11-21T18:30:05.999Z')
  expect(gatewayTime(moment)).toBe('20261122013005')
  expect(momentOf('20261122013005')).toEqual(new Date('2026-11-21T18:30:05Z'))
})

test.each(['', '2026112201300', '20261322013005', '20261122016005', 'yesterday'])(
  '%j is no moment',
  (text) => {
    expect(momentOf(text)).toBeNull()
  },
)

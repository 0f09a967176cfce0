import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import {
  type IpnEndpoint,
  sampleRequest,
  startIpnEndpoint,
  terminal,
} from '../../tests/support/vnpay-shop.ts'
import { Gateway } from './gateway.ts'
import type { Ended, Transaction } from './ledger.ts'
import { type Behaviour, isSignedQuery, signedQuery } from './protocol.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  // Newest first, because a gateway may still write into its folder.
  for (const close of closing.splice(0).reverse()) await close()
})

function gatewayFor(
  { url }: IpnEndpoint,
  behaviour: Partial<Behaviour> = {},
  stateFile?: string,
): Gateway {
  const quick = { retryAfterMs: 5, ...behaviour }
  const gateway = new Gateway({ terminal, ipnUrl: url, stateFile, behaviour: quick })
  closing.push(() => gateway.stop())
  return gateway
}

async function shop(...answers: string[]): Promise<IpnEndpoint> {
  const taker = await startIpnEndpoint(...answers)
  closing.push(() => taker.close())
  return taker
}

function pay(gateway: Gateway, code = '00'): Ended {
  const query = signedQuery(sampleRequest(), terminal.secret)
  const opened = gateway.open(Object.fromEntries(new URLSearchParams(query)))
  return gateway.decide(opened as Transaction, code)
}

const notified = (taker: IpnEndpoint, count: number) =>
  eventually(`${count} ipns`, async () => taker.taken.length >= count)
const over = ({ notice }: Ended) =>
  eventually('no more ipns', async () => notice.dueAt === null && notice.calls > 0)

describe('the IPN', () => {
  it('notifies the shop once, signed, when it accepts', async () => {
    const taker = await shop('00')
    const ended = pay(gatewayFor(taker))
    await over(ended)
    expect(taker.taken).toHaveLength(1)
    const [notice = {}] = taker.taken
    expect(isSignedQuery(notice, terminal.secret)).toBe(true)
    expect(notice).toMatchObject({
      vnp_TxnRef: ended.reference,
      vnp_Amount: '97000000',
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: ended.result.number,
    })
  })

  it('notifies of a cancelled payment too', async () => {
    const taker = await shop('00')
    await over(pay(gatewayFor(taker), '24'))
    expect(taker.taken[0]).toMatchObject({ vnp_ResponseCode: '24', vnp_TransactionStatus: '02' })
  })

  it('is repeated until the shop answers 00 or 02', async () => {
    const taker = await shop('99', '01', '04', '97', '02')
    const gateway = gatewayFor(taker)
    const ended = pay(gateway)
    await over(ended)
    expect(taker.taken).toHaveLength(5)
    const answers = gateway.events.of(ended.reference).map(({ answer }) => answer)
    expect(answers.filter(Boolean)).toEqual(['99', '01', '04', '97', '02'])
  })

  it('is given up after ten calls', async () => {
    const taker = await shop('99')
    const ended = pay(gatewayFor(taker))
    await over(ended)
    expect(taker.taken).toHaveLength(10)
    expect(ended.notice.calls).toBe(10)
  })

  it('is repeated when the shop does not answer', async () => {
    const gone = await startIpnEndpoint()
    gone.close()
    const gateway = gatewayFor(gone)
    const ended = pay(gateway)
    await eventually('a second call', async () => ended.notice.calls >= 2)
    expect(gateway.events.of(ended.reference).at(-1)?.answer).toBe('TypeError')
  })

  it('can be sent twice concurrently, late, or never', async () => {
    const taker = await shop('00', '02')
    await over(pay(gatewayFor(taker, { ipns: 2 })))
    expect(taker.taken).toHaveLength(2)
    expect(taker.taken[0]).toEqual(taker.taken[1])

    const late = pay(gatewayFor(taker, { ipnAfterMs: 60_000 }))
    const never = pay(gatewayFor(taker, { ipns: 0 }))
    expect(late.notice.dueAt).toBeGreaterThan(Date.now() + 50_000)
    expect(never.notice.dueAt).toBeNull()
    expect(taker.taken).toHaveLength(2)
  })

  it('is repeated when one of two was not accepted', async () => {
    const taker = await shop('00', '99', '02')
    await over(pay(gatewayFor(taker, { ipns: 2 })))
    expect(taker.taken).toHaveLength(4)
  })

  it('can have a wrong signature or amount', async () => {
    const taker = await shop('97', '00')
    const gateway = gatewayFor(taker, { forgery: 'signature', retryAfterMs: 60_000 })
    const ended = pay(gateway)
    await notified(taker, 1)
    expect(isSignedQuery(taker.taken[0] ?? {}, terminal.secret)).toBe(false)
    expect(await gateway.ipns.send(ended, 'amount')).toBe('00')
    expect(taker.taken[1]).toMatchObject({ vnp_Amount: '100' })
    expect(isSignedQuery(taker.taken[1] ?? {}, terminal.secret)).toBe(true)
  })

  it('is aborted when the gateway stops, and stays due', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, 'localhost', resolve))
    closing.push(
      () => silent.closeAllConnections(),
      () => silent.close(),
    )
    const { port } = silent.address() as AddressInfo
    const asked = once(silent, 'request')
    const gateway = new Gateway({ terminal, ipnUrl: `http://localhost:${port}/notice` })
    const ended = pay(gateway)
    await asked
    const begun = performance.now()
    await gateway.stop()
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(ended.notice.dueAt).not.toBeNull()
  })

  it('is sent after a restart when the gateway was stopped before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vnpay-'))
    closing.push(() => rm(folder, { recursive: true }))
    const file = join(folder, 'state', 'transactions.json')
    const taker = await shop('00')
    const before = gatewayFor(taker, { ipnAfterMs: 100 }, file)
    const { reference, result } = pay(before)
    await before.stop()
    expect(taker.taken).toHaveLength(0)

    const after = gatewayFor(taker, {}, file)
    await notified(taker, 1)
    expect(taker.taken[0]).toMatchObject({
      vnp_TxnRef: reference,
      vnp_TransactionNo: result.number,
    })
    expect(Number(pay(after).result.number)).toBeGreaterThan(Number(result.number))
    await after.stop()
    gatewayFor(taker, {}, file)
    expect(taker.taken.filter((notice) => notice.vnp_TxnRef === reference)).toHaveLength(1)
  })
})

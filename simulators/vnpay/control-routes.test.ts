import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type IpnEndpoint,
  payAddress,
  sampleRequest,
  startIpnEndpoint,
  terminal,
} from '../../tests/support/vnpay-shop.ts'
import { isSignedQuery } from './protocol.ts'
import { type RunningGateway, startGateway } from './server.ts'

describe('the control calls', () => {
  let running: RunningGateway
  let taker: IpnEndpoint
  beforeAll(async () => {
    taker = await startIpnEndpoint('00', '02')
    running = await startGateway({
      terminal,
      ipnUrl: taker.url,
      behaviour: { ipns: 0 },
    })
  })
  afterAll(async () => {
    await running.close()
    taker.close()
  })

  async function order(name: string, body: object, type = 'application/json') {
    const response = await fetch(new URL(`/control/${name}`, running.pageUrl), {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  it('end a payment, notify the shop and return the return address, in any order', async () => {
    const request = sampleRequest()
    const reference = request.vnp_TxnRef ?? ''
    await fetch(payAddress(running.pageUrl, request))
    expect((await order('ipn', { reference })).status).toBe(400)
    expect((await order('decide', { reference, code: '00' })).status).toBe(200)
    expect((await order('ipn', { reference })).body).toEqual({ answer: '00' })
    const { body } = await order('return', { reference, forgery: 'signature' })
    const back = Object.fromEntries(new URL(body.url).searchParams)
    expect(back.vnp_TxnRef).toBe(reference)
    expect(isSignedQuery(back, terminal.secret)).toBe(false)
    expect((await order('ipn', { reference, forgery: 'amount' })).body).toEqual({ answer: '02' })

    const shown = await fetch(new URL(`/control/transactions/${reference}`, running.pageUrl))
    const { transaction, events } = await shown.json()
    expect(transaction).toMatchObject({ reference, result: { code: '00' }, notice: { calls: 2 } })
    expect(events.map((entry: { what: string }) => entry.what)).toEqual([
      'opened',
      'decided',
      'ipn',
      'ipn',
    ])
    expect(JSON.stringify(events)).not.toContain(request.vnp_IpAddr)
  })

  it('change the behaviour for one payment, or for all', async () => {
    const behaviour = { back: 'lost', ipnAfterMs: 10 }
    expect((await order('behaviour', { reference: 'ONE', behaviour })).status).toBe(200)
    expect(running.gateway.behaviourOf('ONE')).toMatchObject({ ...behaviour, ipns: 0 })
    expect(running.gateway.behaviourOf('TWO').back).toBe('normal')
    await order('behaviour', { behaviour: { ipns: 2 } })
    expect(running.gateway.behaviourOf('ONE').ipns).toBe(2)
  })

  it('reject malformed calls, and those that a page of another site could send', async () => {
    expect((await order('behaviour', { behaviour: { ipns: -1 } })).status).toBe(400)
    expect((await order('decide', { reference: 'NEVERCAME', code: '00' })).status).toBe(400)
    expect((await order('unknown', {})).status).toBe(400)
    const plain = await order('behaviour', { behaviour: { ipns: 1 } }, 'text/plain')
    expect(plain.status).toBe(400)
    const unknown = await fetch(new URL('/control/transactions/NEVERCAME', running.pageUrl))
    expect(unknown.status).toBe(404)
  })
})

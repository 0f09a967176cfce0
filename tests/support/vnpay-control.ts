import type { Behaviour } from '../../simulators/vnpay/protocol.ts'
import { given } from './env.ts'

async function order(name: string, body: object): Promise<void> {
  const response = await fetch(`${given('VNPAY_SIMULATOR_URL')}/control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The simulator refuses: ${await response.text()}`)
}

/** Changes how the running stack's simulator of VNPAY treats a payment. */
export const behave = (reference: string, behaviour: Partial<Behaviour>) =>
  order('behaviour', { reference, behaviour })

/** Makes the simulator send the shop an IPN about a payment now. */
export const notify = (reference: string) => order('ipn', { reference })

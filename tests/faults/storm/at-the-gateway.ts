import type { Transaction } from '../../../simulators/vnpay/transaction.ts'
import { given } from '../../support/env.ts'
import { behave } from '../../support/vnpay-control.ts'
import { persist } from './persist.ts'
import type { BuyerPlan } from './plan.ts'

const simulator = () => given('VNPAY_SIMULATOR_URL')

/** The name under which the gateway knows the payment of this page. */
function referenceOf(paymentUrl: string): string {
  const reference = new URL(paymentUrl).searchParams.get('vnp_TxnRef')
  if (reference === null) throw new Error('a payment page without a reference')
  return reference
}

/** What the gateway knows of a payment; null when nobody has come with it. */
export async function transactionOf(reference: string): Promise<Transaction | null> {
  const response = await fetch(`${simulator()}/control/transactions/${reference}`)
  return ((await response.json()) as { transaction: Transaction | null }).transaction
}

/** The browser comes back, also while the shop is down: people press reload. */
async function comeBack(address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const answer = await persist({ method: 'GET', path: `${pathname}${search}` })
  if (answer.status !== 302) throw new Error(`a return was answered ${answer.status}`)
}

/** Chooses on the gateway's page. @returns where the browser is sent, if it is sent anywhere */
export async function choose(paymentUrl: string, choice: string): Promise<string | null> {
  const response = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response.headers.get('location')
}

const choices = { pay: 'pay', refuse: 'refuse', cancel: 'cancel' } as const

/** A buyer at the gateway, as planned. */
export async function pay(
  paymentUrl: string,
  { does, behaviour, returns }: NonNullable<BuyerPlan['online']>,
): Promise<void> {
  if (does === 'stay away') return
  await behave(referenceOf(paymentUrl), behaviour)
  const page = await fetch(paymentUrl)
  await page.arrayBuffer()
  if (does === 'look') return
  const address = await choose(paymentUrl, choices[does])
  if (address === null) throw new Error('the gateway sends nobody back')
  await Promise.all(Array.from({ length: returns }, () => comeBack(address)))
}

import type { Transaction } from '../../../simulators/vnpay/ledger.ts'
import { given } from '../../support/env.ts'
import { behave } from '../../support/vnpay-control.ts'
import { persist } from './persist.ts'
import type { BuyerPlan } from './plan.ts'

const simulator = () => given('VNPAY_SIMULATOR_URL')

/** The gateway's reference of the payment on this page. */
function referenceOf(paymentUrl: string): string {
  const reference = new URL(paymentUrl).searchParams.get('vnp_TxnRef')
  if (reference === null) throw new Error('a payment page without a reference')
  return reference
}

/** The payment at the gateway; `null` before its page was opened. */
export async function transactionOf(reference: string): Promise<Transaction | null> {
  const response = await fetch(`${simulator()}/control/transactions/${reference}`)
  return ((await response.json()) as { transaction: Transaction | null }).transaction
}

/** The browser returns, also while the shop is unavailable: people press reload. */
async function returnToShop(address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const answer = await persist({ method: 'GET', path: `${pathname}${search}` })
  if (answer.status !== 302) throw new Error(`a return was answered ${answer.status}`)
}

/**
 * Chooses on the gateway's page.
 * @returns the redirect of the browser, if any
 */
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

/** A buyer at the gateway, according to the plan. */
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
  if (address === null) throw new Error('the gateway has no return address')
  await Promise.all(Array.from({ length: returns }, () => returnToShop(address)))
}

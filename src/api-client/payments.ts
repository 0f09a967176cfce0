import { listOf } from '@nas/contract/answers'
import { type Payment, paymentSchema } from '@nas/contract/catalogue'
import { boolean, object, parse } from 'valibot'
import { api } from './api.ts'

const paymentsAnswer = listOf(paymentSchema)

async function activePayments(): Promise<Payment[]> {
  const query = { filters: { state: 'active' }, sort: 'order:desc' }
  const answer = parse(paymentsAnswer, await api.get('/api/payments', query))
  return answer.data.map(({ attributes }) => attributes)
}

const accountAnswer = object({ data: object({ cod_blocked: boolean() }) })

async function codBlocked(): Promise<boolean> {
  return parse(accountAnswer, await api.get('/api/app/account')).data.cod_blocked
}

/**
 * The payment methods of the caller, and whether some are blocked. When the account cannot be read,
 * none is reported as blocked: the server decides when the order is placed.
 * @throws ApiError
 */
export async function offeredPayments(
  isMember: boolean,
): Promise<{ methods: Payment[]; codBlocked: boolean }> {
  const [methods, blocked] = await Promise.all([
    activePayments(),
    isMember ? codBlocked().catch(() => false) : false,
  ])
  return {
    methods: blocked ? methods.filter(({ code }) => code !== 'cod') : methods,
    codBlocked: blocked,
  }
}

export async function paymentNames(
  signal?: AbortSignal,
): Promise<Map<string, { vi: string; en: string }>> {
  const answer = parse(paymentsAnswer, await api.get('/api/payments', {}, signal))
  return new Map(
    answer.data.map(({ attributes: { code, name, name_en } }) => [
      code,
      { vi: name, en: name_en || name },
    ]),
  )
}

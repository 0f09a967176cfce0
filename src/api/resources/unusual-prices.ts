import { type UnusualPrice, unusualPricesSchema } from '@nas/contract/prices'
import { type ApiRequest, call } from '../endpoints/endpoint.ts'
import { nameOf } from './audit-log.ts'

const shownDays = 14
const maxShown = 20

async function confirmed(request: ApiRequest): Promise<UnusualPrice[]> {
  const since = new Date(Date.now() - shownDays * 86_400_000).toISOString()
  const question = { kind: 'products', q: 'price_confirmed', since, limit: maxShown } as const
  const { entries } = await request.contentWriter.auditLog.find(question)
  const authors = new Map(entries.map((entry) => [entry.staff, entry]))
  const names = new Map(
    await Promise.all(
      [...authors].map(async ([id, entry]) => [id, await nameOf(request, entry)] as const),
    ),
  )
  return entries.map(({ id, at, staff, subject, before, after }) => {
    const product = Number(subject)
    const found = request.view.byId('products', product)
    return {
      id,
      at,
      who: names.get(staff) ?? null,
      product,
      name: found && String(found.name),
      name_en: found?.name_en ? String(found.name_en) : null,
      before: typeof before.price === 'number' ? before.price : null,
      after: Number(after.price),
    }
  })
}

export const unusualPrices = call({
  method: 'GET',
  path: '/app/unusualprices',
  summary: `Unusual prices that were confirmed in the last ${shownDays} days, newest first`,
  access: 'admin',
  permission: 'content',
  personal: true,
  answer: { schema: unusualPricesSchema },
  run: async (request) => ({ data: await confirmed(request) }),
})

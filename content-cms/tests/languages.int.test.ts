import { normaliseText } from '@nas/domain/text'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import { call, content } from './support/content'
import { makeProduct } from './support/product'

const collection = 'products'
const payload = await content()

const bothLanguages = (id: number) => payload.findByID({ collection, id, locale: 'all', depth: 0 })

describe('saving one language', () => {
  it('does not change the other', async () => {
    const { id } = await makeProduct('published', { name: 'Kem dưỡng', title: 'Dịu nhẹ' })
    await payload.update({ collection, id, data: { name: 'Cream' }, locale: 'en' })
    expect(await bothLanguages(id)).toMatchObject({
      name: { vi: 'Kem dưỡng', en: 'Cream' },
      title: { vi: 'Dịu nhẹ' },
    })
    const title = (await bothLanguages(id)).title as unknown as { en?: string }
    expect(title.en ?? null).toBeNull()
    await payload.update({ collection, id, data: { name: 'Kem dưỡng ẩm' }, locale: 'vi' })
    expect(await bothLanguages(id)).toMatchObject({ name: { vi: 'Kem dưỡng ẩm', en: 'Cream' } })
  })

  it('does not change the other over HTTP, with the values read before', async () => {
    const { id } = await makeProduct('published', { name: 'Kem dưỡng', title: 'Dịu nhẹ' })
    const read = (await (await call('editor', `products/${id}?locale=en&depth=0`)).json()) as object
    const body = { ...read, name: 'Cream' }
    const saved = await call('editor', `products/${id}?locale=en`, { method: 'PATCH', body })
    expect(saved.status).toBe(200)
    const { name, title } = await bothLanguages(id)
    expect(name).toEqual({ vi: 'Kem dưỡng', en: 'Cream' })
    const { vi, en } = title as unknown as { vi: string; en?: string }
    expect([vi, en ?? null]).toEqual(['Dịu nhẹ', null])
  })
})

describe('a call without a language, or with a wrong one', () => {
  it('means Vietnamese', async () => {
    const { id } = await makeProduct('published', { name: 'Kem dưỡng' })
    const body = { name: 'Kem dưỡng ẩm' }
    expect((await call('editor', `products/${id}`, { method: 'PATCH', body })).status).toBe(200)
    const name = (await bothLanguages(id)).name as unknown as { vi: string; en?: string }
    expect([name.vi, name.en ?? null]).toEqual(['Kem dưỡng ẩm', null])
    const company = { company: 'Công ty NAS' }
    await call('editor', 'globals/nasinfo', { method: 'POST', body: company })
    expect(await (await call('reader', 'globals/nasinfo')).json()).toMatchObject(company)
  })

  it.each([
    ['GET', 'fr'],
    ['POST', 'all'],
  ])('%s with locale=%s is rejected', async (method, locale) => {
    const body = method === 'POST' ? { name: 'Kem' } : undefined
    expect((await call('editor', `products?locale=${locale}`, { method, body })).status).toBe(400)
  })
})

describe('the search text', () => {
  async function idsMatching(text: string): Promise<number[]> {
    const where = { searchText: { like: normaliseText(text) } }
    const { docs } = await payload.find({ collection, where, pagination: false, depth: 0 })
    return docs.map(({ id }) => id)
  }

  it('finds "sữa rửa mặt" by "sua rua mat", in both languages', async () => {
    const { id } = await makeProduct('published', { name: 'Sữa rửa mặt đậu đỏ' })
    await payload.update({ collection, id, data: { name: 'Red bean cleanser' }, locale: 'en' })
    for (const text of ['sua rua mat', 'Sữa Rửa Mặt', 'dau do', 'red BEAN']) {
      expect(await idsMatching(text), text).toContain(id)
    }
    await payload.update({ collection, id, data: { name: 'Sữa tắm đậu xanh' }, locale: 'vi' })
    expect(await idsMatching('sua rua mat')).not.toContain(id)
    expect(await idsMatching('cleanser')).toContain(id)
  })

  it('cannot be written by any caller', async () => {
    const { id, slug } = await makeProduct('published', { name: 'Nước hoa hồng' })
    await call('editor', `products/${id}`, { method: 'PATCH', body: { searchText: 'gian lan' } })
    expect((await payload.findByID({ collection, id })).searchText).toBe(`nuoc hoa hong ${slug}`)
  })

  it('has a trigram index that the database can use', async () => {
    const plan = await payload.db.drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute(
        sql`explain select id from products where search_text ilike '%sua rua mat%'`,
      )
    })
    expect(JSON.stringify(plan.rows)).toContain('products_search_text_trgm')
  })
})

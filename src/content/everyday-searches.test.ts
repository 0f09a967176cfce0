import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ReadModel } from './read-model.ts'
import type { RecordOf, Row } from './records.ts'
import { ContentView } from './view.ts'

type Pair = Record<'vi' | 'en', string>

interface Copy {
  slug: string
  title: Pair
  content: Pair
  ingredients: Pair
  order: number
  description?: Pair
}

interface Picture {
  kind: string
  productSlug: string
  nameVi: string
  nameEn: string
  descriptionVi: string
  descriptionEn: string
}

const seed = new URL('../../content-cms/seed/', import.meta.url)
const json = <T>(name: string | URL): T =>
  JSON.parse(readFileSync(new URL(name, seed), 'utf8')) as T

const both = (name: string, { vi, en }: Pair) => ({ [name]: vi, [`${name}_en`]: en })

function demoProducts(): Row[] {
  const { pictures } = json<{ pictures: Picture[] }>('assets/catalogue.json')
  return readdirSync(new URL('copy/products/', seed)).map((file, id) => {
    const { slug, order, ...copy } = json<Copy>(`copy/products/${file}`)
    const shot = pictures.find(
      ({ kind, productSlug }) => kind === 'product' && productSlug === slug,
    )
    if (shot === undefined) throw new Error(`No picture of ${slug}`)
    return {
      id: id + 1,
      slug,
      order,
      state: 'active',
      ...both('name', { vi: shot.nameVi, en: shot.nameEn }),
      ...both('title', copy.title),
      ...both(
        'description',
        copy.description ?? { vi: shot.descriptionVi, en: shot.descriptionEn },
      ),
      ...both('content', copy.content),
      ...both('ingredients', copy.ingredients),
    }
  })
}

const model = ReadModel.empty()
model.replaceAll('products', demoProducts() as unknown as RecordOf<'products'>[])
model.table('searchinfo').replaceAll([{ id: 1, ...json<object>('copy/search.json') } as Row])
const view = new ContentView(model)

const { words } = json<{ words: Record<string, string> }>(
  new URL('../../tests/support/search-words.json', import.meta.url),
)
const firstOf = (question: string) =>
  view.find('products', { words: question, limit: 1 }).rows[0]?.slug

describe('everyday searches find the right product first', () => {
  it.each(Object.entries(words))('%s', (question, expected) => {
    expect(firstOf(question)).toMatch(new RegExp(expected))
  })

  it.each([
    ['niacinamide', 'sua-chong-nang-spf50'],
    ['serum vitamin c', 'tinh-chat-vitamin-c-15'],
    ['trà ngủ ngon', 'tra-thao-moc-an-nhien'],
    ['sua rua mat cho da dau', 'sua-rua-mat-amino'],
    ['khẩu trang', undefined],
  ])('%s', (question, slug) => expect(firstOf(question)).toBe(slug))

  it('knows the spelling that was meant', () => {
    expect(view.spelling('products', 'bột collgen')).toBe('bột collagen')
    expect(view.spelling('products', 'kem chong nang')).toBeNull()
  })
})

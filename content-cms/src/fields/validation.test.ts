import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { validateColour } from './colour-field'
import { validatePhone } from './phone-field'
import { validatePrice } from './price-field'
import { validateSitePath } from './site-path-field'
import { validateSlug } from './slug-field'
import { validateWebAddress } from './web-address-field'

const asks = (language: string) => ({ req: { i18n: { language } } as PayloadRequest }) as never

const rules = {
  slug: validateSlug,
  price: validatePrice,
  colour: validateColour,
  path: validateSitePath,
  address: validateWebAddress,
  phone: validatePhone,
}

type Rule = keyof typeof rules
const judge = (rule: Rule, value: unknown, language = 'vi') =>
  rules[rule](value as never, asks(language))

describe('what is accepted', () => {
  it.each<[Rule, unknown]>([
    ['slug', 'kem-chong-nang-spf50'],
    ['price', 0],
    ['price', 590_000],
    ['colour', '#E9CBA5'],
    ['colour', ''],
    ['path', '/chuyen-muc/cham-soc-da'],
    ['path', '/vnpay-la-gi'],
    ['path', '/'],
    ['path', null],
    ['address', 'https://shopee.vn/nas'],
    ['address', undefined],
    ['phone', '0912345678'],
  ])('%s %j', (rule, value) => {
    expect(judge(rule, value)).toBe(true)
  })
})

describe('what is refused, in the language of the editor', () => {
  it.each<[Rule, unknown]>([
    ['slug', 'Kem Dưỡng'],
    ['slug', ''],
    ['slug', '-kem-'],
    ['price', -1],
    ['price', 1.5],
    ['price', null],
    ['price', Number.NaN],
    ['price', '5'],
    ['colour', 'red'],
    ['colour', '#FFF'],
    ['path', '//evil.example'],
    ['path', 'https://evil.example'],
    ['path', '/vn/blog'],
    ['path', '/en'],
    ['path', 'blog'],
    ['path', '/a b'],
    ['path', '/\\evil.example'],
    ['address', 'javascript:alert(1)'],
    ['address', 'http://shopee.vn'],
    ['address', 'shopee.vn'],
    ['phone', '12345'],
    ['phone', ''],
  ])('%s %j', (rule, value) => {
    const vietnamese = judge(rule, value, 'vi')
    const english = judge(rule, value, 'en')
    expect(vietnamese).toBeTypeOf('string')
    expect(english).toBeTypeOf('string')
    expect(vietnamese).not.toBe(english)
  })
})

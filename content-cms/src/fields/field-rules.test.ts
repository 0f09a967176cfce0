import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { validateBranchPhone } from '../collections/payments-and-places'
import { validatePhone } from '../collections/requests'
import { validateSitePath, validateSlug, validateWebAddress } from './address-fields'
import { validateColour } from './plain-fields'
import { validatePrice } from './product-fields'

const inLanguage = (language: string) =>
  ({ req: { i18n: { language } } as PayloadRequest }) as never

const rules = {
  slug: validateSlug,
  price: validatePrice,
  colour: validateColour,
  path: validateSitePath,
  address: validateWebAddress,
  phone: validatePhone,
  branch: validateBranchPhone,
}

type Rule = keyof typeof rules
const validate = (rule: Rule, value: unknown, language = 'vi') =>
  rules[rule](value as never, inLanguage(language))

describe('accepted values', () => {
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
    ['branch', '028 3822 1234'],
    ['branch', ''],
  ])('%s %j', (rule, value) => {
    expect(validate(rule, value)).toBe(true)
  })
})

describe('rejected values, with the message in the language of the editor', () => {
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
    ['branch', '0900 abc'],
    ['phone', ''],
  ])('%s %j', (rule, value) => {
    const vietnamese = validate(rule, value, 'vi')
    const english = validate(rule, value, 'en')
    expect(vietnamese).toBeTypeOf('string')
    expect(english).toBeTypeOf('string')
    expect(vietnamese).not.toBe(english)
  })
})

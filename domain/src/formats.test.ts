import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isEmail, isPhone, mayBeEmail, meantEmail, normalisePhone } from './contact.js'
import { formatDate, formatTime, shopDay } from './dates.js'
import { formatPrice } from './money.js'
import { isSlug, normaliseText, slugify } from './text.js'

describe('prices', () => {
  it.each([
    [0, '0đ'],
    [500, '500đ'],
    [30_000, '30.000đ'],
    [590_000, '590.000đ'],
    [1_290_000, '1.290.000đ'],
    [-30_000, '-30.000đ'],
  ])('%d is %s', (dong, text) => expect(formatPrice(dong)).toBe(text))

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (dong) => {
        expect(Number(formatPrice(dong).replace(/\D/g, ''))).toBe(dong)
      }),
    )
  })
})

describe('dates', () => {
  it('uses the time zone of Vietnam', () => {
    expect(formatDate('2026-11-20T18:30:00Z')).toBe('21/11/2026')
    expect(formatTime('2026-11-20T18:30:05Z')).toBe('01:30:05')
    expect(formatTime('2026-11-20T17:00:00Z')).toBe('00:00:00')
    expect(shopDay(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01')
  })

  it('rejects an invalid date', () => expect(() => formatDate('soon')).toThrow(RangeError))
})

describe('phones', () => {
  it.each(['0912345678', '84912345678', '+84 912 345 678', '091.234.5678', '0381234567'])(
    'accepts %s',
    (text) => expect(isPhone(text)).toBe(true),
  )
  it.each([
    '0212345678',
    '0612345678',
    '091234567',
    '09123456789',
    '1912345678',
    '849123456789',
    'phone',
    '',
  ])('rejects %s', (text) => {
    expect(isPhone(text)).toBe(false)
    expect(() => normalisePhone(text)).toThrow(RangeError)
  })
  it('shows +84 and three groups of three digits', () => {
    expect(formatPhone('0912345678')).toBe('+84 912 345 678')
    expect(formatPhone('84912345678')).toBe('+84 912 345 678')
    expect(formatPhone('1900 6868')).toBe('1900 6868')
  })
  it('normalises to one form', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('84', '0', '+84'),
        fc.stringMatching(/^[35789]\d{8}$/),
        (prefix, rest) => {
          expect(normalisePhone(prefix + rest)).toBe(`0${rest}`)
          expect(normalisePhone(normalisePhone(prefix + rest))).toBe(`0${rest}`)
        },
      ),
    )
  })
})

describe('e-mail addresses', () => {
  it.each(['lan@nas.vn', 'lan.nguyen-92@mail.example.com', 'a_b@x.info'])('accepts %s', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each(['lan', 'lan@nas', 'lan@.vn', '@nas.vn', 'lan nguyen@nas.vn', 'lan@nas.shopping', ''])(
    'rejects %s',
    (text) => expect(isEmail(text)).toBe(false),
  )
  it('rejects more than 254 characters', () => {
    expect(isEmail(`${'a'.repeat(250)}@nas.vn`)).toBe(false)
    expect(mayBeEmail(`${'a'.repeat(250)}@nas.vn`)).toBe(false)
  })

  it.each([
    ['Lan.Tran@gmail.con', 'lan.tran@gmail.com'],
    ['lan@gmial.com', 'lan@gmail.com'],
    ['lan@gmail.com', null],
    ['lan@congty.vn', null],
    ['lan', null],
  ])('means by %s: %s', (text, meant) => expect(meantEmail(text)).toBe(meant))

  it.each([
    ['mai+nas@tiem.studio', true],
    ['mai@nas', false],
    ['mai nas@nas.vn', false],
    ['@nas.vn', false],
  ])('%s as an existing address: %s', (text, known) => expect(mayBeEmail(text)).toBe(known))
})

describe('slugs', () => {
  it.each([
    ['Sữa rửa mặt', 'sua-rua-mat'],
    ['  Kem chống nắng, SPF50+ ', 'kem-chong-nang-spf50'],
    ['Đường trắng & Đỏ', 'duong-trang-do'],
    ['Hỗ trợ dinh dưỡng', 'ho-tro-dinh-duong'],
    ['Retinal - 7 đêm', 'retinal-7-dem'],
    ['!!!', ''],
  ])('%s becomes %s', (text, slug) => expect(slugify(text)).toBe(slug))

  it('is idempotent and consists of lower-case words and hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(slugify(slug)).toBe(slug)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(isSlug(slug)).toBe(slug !== '')
      }),
    )
  })
})

describe('search text', () => {
  it('strips accents in any Unicode form', () => {
    expect(normaliseText('Sữa  Rửa MẶT')).toBe('sua rua mat')
    expect(normaliseText('Sữa rửa mặt'.normalize('NFD'))).toBe('sua rua mat')
    expect(normaliseText('Đông trùng')).toBe('dong trung')
  })
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))
      }),
    )
  })
})

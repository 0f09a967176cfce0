import * as v from 'valibot'
import { expect, it } from 'vitest'
import { newOrderSchema } from './commerce/new-order.js'
import { createOrderSchema } from './create-order.js'
import { fieldMessage, problemsOf } from './field-problems.js'

function problems(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input)
  return problemsOf(issues ?? [])
}

const codes = (schema: v.GenericSchema, input: unknown) =>
  Object.fromEntries(problems(schema, input).map(({ path, code }) => [path.join('.'), code]))

it('what is wrong is named at its place, in a sentence of its code', () => {
  const schema = v.object({ items: v.array(v.object({ name: v.string('malformed') })) })
  expect(problems(schema, { items: [{ name: 5 }, {}] })).toEqual([
    {
      path: ['items', 0, 'name'],
      code: 'malformed',
      message: 'items.0.name is not in the right form',
    },
    {
      path: ['items', 1, 'name'],
      code: 'required',
      message: 'items.1.name is a required field',
    },
  ])
})

it('an order is judged alike where it comes in and where it is placed', () => {
  const wrong = { name: ' ', phone: '0212345678', email: 'no', ward: 7, note: 'x'.repeat(1001) }
  const alike = {
    ...{ name: 'required', phone: 'phone_invalid', email: 'email_invalid' },
    ...{ ward: 'malformed', note: 'too_long' },
    ...{ address: 'required', province: 'required', district: 'required', payment: 'required' },
  }
  const line = { product: 1, quantity: 10_000 }
  const refused = { consent_data: false, consent_policy: false }
  expect(codes(createOrderSchema, { ...wrong, ...refused, cartitems: [line] })).toEqual({
    ...alike,
    'cartitems.0.quantity': 'quantity_invalid',
    consent_data: 'consent_required',
    consent_policy: 'consent_required',
  })
  expect(codes(newOrderSchema, { ...wrong, items: [line] })).toEqual({
    ...alike,
    'items.0.quantity': 'quantity_invalid',
    'consents.data': 'consent_required',
    'consents.policy': 'consent_required',
  })
})

it.each([
  [{}, ['district']],
  [{ district: 'Quận 1' }, []],
  [{ district: 'Quận 1', address_scheme: 'two_levels' }, ['ward']],
  [{ ward: 'Phường Sài Gòn', address_scheme: 'two_levels' }, []],
  [{ ward: 'Phường Sài Gòn', address_scheme: 'one_level' }, ['address_scheme']],
])('of the places %j asks for %j', (places, missing) => {
  const given = Object.keys(codes(createOrderSchema, places))
  const names = ['province', 'district', 'ward', 'address_scheme']
  expect(given.filter((name) => names.includes(name))).toEqual(['province', ...missing])
})

it('a code that is only told to programs is a problem all the same', () => {
  expect(fieldMessage('shipping_unavailable', 'shipping')).toBe('shipping is invalid')
})

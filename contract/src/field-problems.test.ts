import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createOrderSchema } from './create-order.js'
import { fieldMessage, problemsOf } from './field-problems.js'

function problems(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input)
  return problemsOf(issues ?? [])
}

const codes = (schema: v.GenericSchema, input: unknown) =>
  Object.fromEntries(problems(schema, input).map(({ path, code }) => [path.join('.'), code]))

it('problems are named at their place, with the message of their code', () => {
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

it('names every wrong field of an order', () => {
  const wrong = { name: ' ', phone: '0212345678', email: 'no', ward: 7, note: 'x'.repeat(1001) }
  const refused = { consent_data: false, consent_policy: false }
  const cartitems = [{ product: 1, quantity: 10_000 }]
  expect(codes(createOrderSchema, { ...wrong, ...refused, cartitems })).toEqual({
    name: 'required',
    phone: 'phone_invalid',
    email: 'email_invalid',
    ward: 'malformed',
    note: 'too_long',
    address: 'required',
    province: 'required',
    district: 'required',
    payment: 'required',
    'cartitems.0.quantity': 'quantity_invalid',
    consent_data: 'consent_required',
    consent_policy: 'consent_required',
  })
})

it.each([
  [{}, ['district']],
  [{ district: 'Quận 1' }, []],
  [{ district: 'Quận 1', address_scheme: 'two_levels' }, ['ward']],
  [{ ward: 'Phường Sài Gòn', address_scheme: 'two_levels' }, []],
  [{ ward: 'Phường Sài Gòn', address_scheme: 'one_level' }, ['address_scheme']],
])('of the places %j requires %j', (places, missing) => {
  const given = Object.keys(codes(createOrderSchema, places))
  const names = ['province', 'district', 'ward', 'address_scheme']
  expect(given.filter((name) => names.includes(name))).toEqual(['province', ...missing])
})

it('an unknown code is still reported', () => {
  expect(fieldMessage('shipping_unavailable', 'shipping')).toBe('shipping is invalid')
})

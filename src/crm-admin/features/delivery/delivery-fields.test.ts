import { standardDelivery } from '@nas/domain/standard-delivery'
import { expect, it } from 'vitest'
import { changeOf, textsOfRules } from './delivery-fields.ts'

const rules = { ...standardDelivery, holidays: ['09-02', '2027-02-05'] }

it('shows the rules as staff type them, and parses them again', () => {
  const texts = textsOfRules({ ...rules, transit: { ...rules.transit, '79': [2, 2] } })
  expect(texts).toMatchObject({
    cutoff: '17',
    processing: '1',
    weekdays: '1,2,3,4,5,6',
    holidays: '02/09\n05/02/2027',
    'hours.1': '9-22',
    'transit.79': '2',
    'transit.01': '2-4',
  })
  expect(changeOf(textsOfRules(rules), rules)).toEqual(rules)
})

it('sends only changed rules', () => {
  expect(changeOf({}, rules)).toEqual({})
  expect(changeOf({ cutoff: ' 15 ', holidays: '2/9\n\n 5/2/2027 ' }, rules)).toEqual({
    cutoff: 15,
    holidays: ['09-02', '2027-02-05'],
  })
  expect(changeOf({ 'hours.6': '9 - 12' }, rules)).toEqual({
    hours: { ...rules.hours, '6': [9, 12] },
  })
  expect(changeOf({ 'transit.79': '2 – 3' }, rules)).toEqual({
    transit: { ...rules.transit, '79': [2, 3] },
  })
})

it('passes malformed input to the server', () => {
  expect(changeOf({ cutoff: 'trưa', holidays: 'Tết', 'transit.79': '' }, rules)).toEqual({
    cutoff: 'trưa',
    holidays: ['Tết'],
    transit: { ...rules.transit, '79': [null, null] },
  })
})

import { describe, expect, it } from 'vitest'
import { checkField, kindOf } from './field-kinds.ts'
import type { FormField } from './form-field.ts'

const field = (kind: FormField['kind'], more: object = {}) =>
  ({ kind, name: 'x', label: 'field.name', ...more }) as FormField
const picture = {
  id: 3,
  attributes: { name: 'a.png', url: '/media/a.png', formats: { small: { url: '/media/s.webp' } } },
}

describe('a field', () => {
  it.each<[FormField['kind'], object, string, string | undefined]>([
    ['line', { required: true }, '  ', 'required'],
    ['line', { longest: 3 }, 'bốn!', 'tooLong'],
    ['whole', {}, '1.5', 'numberInvalid'],
    ['whole', {}, '150.000', 'numberInvalid'],
    ['whole', { least: 0 }, '-1', 'tooSmall'],
    ['whole', {}, '2147483648', 'tooLarge'],
    ['whole', { least: 0 }, '0', undefined],
    ['money', { least: 0 }, '125000', undefined],
    ['money', {}, '-1', 'numberInvalid'],
    ['whole', {}, '', undefined],
    ['decimal', { most: 90 }, '90.5', 'tooLarge'],
    ['decimal', { most: 90 }, '10.7769', undefined],
    ['phone', {}, '0900 abc', 'phone'],
    ['phone', {}, '0123 456', 'phone'],
    ['phone', {}, '028 3822 1234', undefined],
    ['phone', {}, '1900 6035', undefined],
    ['slug', {}, 'Kem Đêm', 'slugInvalid'],
    ['slug', {}, 'x'.repeat(201), 'tooLong'],
    ['link', {}, 'http://maps.example', 'linkInvalid'],
    ['link', {}, 'https://maps.example', undefined],
    ['moment', {}, '2026-13-01T00:00', 'malformed'],
  ])('of kind %s %j with %j', (kind, more, value, problem) => {
    expect(checkField(field(kind, more), 'x', value)).toBe(problem)
  })

  it.each<[FormField['kind'], unknown, unknown, unknown]>([
    ['line', null, '', null],
    ['line', ' a ', ' a ', 'a'],
    ['whole', 0, '0', 0],
    ['decimal', null, '', null],
    ['moment', '2026-11-22T17:30:00.000Z', '2026-11-23T00:30', '2026-11-22T17:30:00.000Z'],
    ['picture', { data: picture }, [{ id: 3, name: 'a.png', url: '/media/s.webp' }], 3],
    ['picture', { data: null }, [], null],
    ['pictures', { data: [picture] }, [{ id: 3, name: 'a.png', url: '/media/s.webp' }], [3]],
    ['records', { data: [{ id: 2, attributes: { name: 'Da' } }] }, [{ id: 2, name: 'Da' }], [2]],
    ['rich', '<p>a</p>', '<p>a</p>', '<p>a</p>'],
  ])('of kind %s reads and sends %j', (kind, value, shown, sent) => {
    const { read, send, restore } = kindOf(field(kind))
    expect(read(value)).toEqual(shown)
    expect(restore(JSON.parse(JSON.stringify(read(value))))).toEqual(shown)
    expect(send(read(value))).toEqual(sent)
  })
})

import { expect, it } from 'vitest'
import { namesInRow } from './nav-row.ts'

const demo = ['Hỗ trợ dinh dưỡng', 'Bảo vệ sức khỏe', 'Chăm sóc da', 'Chăm sóc cơ thể']
const long = 'Chăm sóc da chuyên sâu cho phụ nữ sau sinh và mẹ bầu'
const many = (name: string) => Array<string>(60).fill(name)

it.each([
  ['none', [], 0],
  ['two', demo.slice(0, 2), 2],
  ['those of the demo', [...demo, 'Bộ quà tặng'], 5],
  ['one more than fits', [...demo, 'Bộ quà tặng', 'Kem tay'], 4],
  ['many short ones', many('Kem tay'), 6],
  ['many in capitals', many('KEM CHỐNG NẮNG'), 3],
  ['many long ones', many(long), 3],
  ['three long ones', many(long).slice(0, 3), 3],
])('names %s', (_case, names, count) => {
  expect(namesInRow(names, 'Xem thêm')).toBe(count)
})

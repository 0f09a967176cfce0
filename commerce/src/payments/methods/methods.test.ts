import { expect, test } from 'vitest'
import { methods } from './methods'

test('offers only cash on delivery without the settings of the other methods', () => {
  const minimal = {} as Parameters<(typeof methods)[number]['offer']>[0]
  expect(methods.map(({ offer }) => offer(minimal)?.code)).toEqual(['cod', undefined, undefined])
})

import { describe, expect, it } from 'vitest'
import { $panel, closePanel, isPanelName, openPanel } from './panel.store.ts'

describe('panel', () => {
  it('is one at a time', () => {
    openPanel('cart')
    openPanel('login')
    closePanel('cart')
    expect($panel.get()).toBe('login')
    closePanel('login')
    expect($panel.get()).toBe('none')
  })

  it.each([
    ['cart', true],
    ['login', true],
    ['search', true],
    ['none', false],
    ['x', false],
  ])('distinguishes %s: %s', (name, known) => expect(isPanelName(name)).toBe(known))
})

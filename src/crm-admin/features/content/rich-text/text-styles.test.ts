import { expect, it } from 'vitest'
import { keptStyles } from './text-styles.ts'

const style = (styles: Record<string, string>) =>
  keptStyles({ getPropertyValue: (name: string) => styles[name] ?? '' })

it('keeps the pasted styles that are in the palette', () => {
  expect(style({ color: 'rgb(156, 47, 38)', 'font-size': '18px' })).toBe(
    'color: #9c2f26; font-size: 18px',
  )
  expect(style({ color: '#9C2F26', 'background-color': '#f2ddbf' })).toBe(
    'color: #9c2f26; background-color: #f2ddbf',
  )
  expect(style({ color: 'rgb(1, 2, 3)', 'font-size': '11pt', position: 'fixed' })).toBe('')
})

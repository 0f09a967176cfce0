import { setTimeout as pause } from 'node:timers/promises'
import { storageKeys } from '../../src/stores/keys.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { Tab } from '../support/tab.ts'
import { expect, test } from './fixtures.ts'

const link = 'main a[href*="/san-pham/"]:not([tabindex])'
/** Requests by scripts, and whether a page loads unseen. */
const watch = `
  const ask = window.fetch
  window.fetch = (...given) => {
    console.info('fetched ' + document.prerendering + ' ' + given[0])
    return ask(...given)
  }
  addEventListener('load', () => {
    console.info((document.prerendering ? 'prerendered ' : 'loaded ') + location.pathname)
  })`

let tab: Tab

test.beforeEach(async () => {
  tab = await Tab.open([['Page.addScriptToEvaluateOnNewDocument', { source: watch }]])
})
test.afterEach(() => tab.close())

const said = (start: string) => tab.said.filter((text) => text.startsWith(start))

async function openCategory(): Promise<string> {
  await tab.send('Page.navigate', { url: given('SHOP_URL') + pageOfKind.category })
  await eventually('the category', async () => said('loaded').length > 0)
  await tab.hover(link)
  await eventually('the prerendered product', async () => said('prerendered').length > 0)
  return tab.evaluate<string>(`document.querySelector('${link}').pathname`)
}

const read = (expression: string) => tab.evaluate<unknown>(expression)
const viewed = () => read(`localStorage.getItem('${storageKeys.viewed}')`)

async function openProduct(path: string): Promise<void> {
  await tab.press(link)
  await eventually('the product', async () => (await read('location.pathname')) === path)
  const activation = 'performance.getEntriesByType("navigation")[0].activationStart'
  expect(await read(activation)).toBeGreaterThan(0)
}

test('a prerendered product is not viewed and fetches nothing until it is shown', async () => {
  const path = await openCategory()
  expect(said('prerendered')).toEqual([`prerendered ${path}`])
  // Longer than a shown page waits until it loads more.
  await pause(1500)
  expect(await viewed()).toBeNull()
  expect(said('fetched true')).toEqual([])
  await openProduct(path)
  await eventually('the view', async () => (await viewed()) !== null)
})

test('a prerendered product shows the cart and the notice of the time when it is shown', async () => {
  const path = await openCategory()
  await read(`document.querySelector('main [data-add-to-cart]').click()`)
  await read(`document.querySelector('[data-close-cart]').click()`)
  const notice = JSON.stringify({ variant: 'success', message: 'Kept' })
  await read(`sessionStorage.setItem('${storageKeys.nextNotice}', '${notice}')`)
  await openProduct(path)
  expect(await read(`document.querySelector('[data-cart-count]').textContent`)).toBe('1')
  await eventually('the notice', async () => read(`document.querySelector('.toasts')?.innerText`))
})

test('nothing of a page keeps it out of the back/forward cache', async () => {
  await openProduct(await openCategory())
  await pause(1000)
  await tab.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' })
  await eventually('the category', async () => said('loaded').length > 1)
  // A browser without windows keeps no page.
  expect(tab.notRestored).toEqual(['BackForwardCacheDisabledForDelegate'])
})

import { maxQuantity } from '@nas/domain/cart'
import { href } from '../../i18n/href.ts'
import { buyNow } from '../../stores/cart.store.ts'
import { pageLocale } from '../../stores/locale.ts'
import { readCartProduct } from '../../stores/read-cart.ts'
import { pieces } from './pieces.ts'

const box = document.querySelector<HTMLElement>('[data-buy-box]')
const bar = document.querySelector<HTMLElement>('[data-buy-bar]')
const field = box?.querySelector<HTMLInputElement>('[data-quantity-for]')

function press(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !field) return
  const { step, buyNow: json } = event.target.closest('button')?.dataset ?? {}
  if (step !== undefined)
    field.value = String(pieces(Number(field.value) + Number(step), maxQuantity))
  if (json === undefined) return
  const product = readCartProduct(JSON.parse(json))
  if (product === undefined) return
  buyNow(product, pieces(Number(field.value), maxQuantity))
  location.assign(href(pageLocale(), '/thanh-toan'))
}

box?.addEventListener('click', press)
field?.addEventListener('change', () => {
  field.value = String(pieces(Number(field.value), maxQuantity))
})

// On a phone the button stays at hand once the first one has scrolled away upwards. The margin
// makes everything below count as seen, so that a jump over the button is reported too.
if (box && bar) {
  new IntersectionObserver(
    ([entry]) => {
      bar.inert = entry?.isIntersecting !== false
    },
    { rootMargin: '0px 0px 100000px 0px' },
  ).observe(box)
}

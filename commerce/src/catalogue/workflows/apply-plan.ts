import type { CreateProductWorkflowInputDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import {
  createProductsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from '@medusajs/medusa/core-flows'
import { currency, withdrawnMark } from '../../platform/setup/names'
import type { ShopSetup } from '../../platform/setup/shop-setup'
import { ensureStock } from '../../stock/workflows/start-stock'
import type { WantedProduct } from '../feed/content-product'
import type { Change, MedusaProduct } from '../feed/differences'

const startOf = ({ externalId, pieces }: WantedProduct) => ({ product: Number(externalId), pieces })

const optionTitle = 'Quy cách'
const onlyOption = 'Mặc định'

function newProduct(
  wanted: WantedProduct,
  setup: ShopSetup,
  inventoryItemId: string,
): CreateProductWorkflowInputDTO {
  return {
    title: wanted.title,
    handle: wanted.handle,
    external_id: wanted.externalId,
    status: wanted.status,
    metadata: { ...wanted.metadata },
    shipping_profile_id: setup.shippingProfileId,
    sales_channels: [{ id: setup.salesChannelId }],
    options: [{ title: optionTitle, values: [onlyOption] }],
    variants: [
      {
        title: onlyOption,
        sku: wanted.handle,
        manage_inventory: true,
        allow_backorder: false,
        options: { [optionTitle]: onlyOption },
        prices: [{ amount: wanted.price, currency_code: currency }],
        inventory_items: [{ inventory_item_id: inventoryItemId, required_quantity: 1 }],
      },
    ],
  }
}

/** A slug may pass to another product, also from a withdrawn one; its former owner gets another. */
async function freeHandles(container: MedusaContainer, changes: Change[]): Promise<void> {
  const takers = changes.filter(({ wanted, present }) => wanted.handle !== present?.handle)
  if (takers.length === 0) return
  const owners = new Map(takers.map(({ wanted }) => [wanted.handle, wanted.externalId]))
  const products = container.resolve(Modules.PRODUCT)
  const holders = await products.listProducts(
    { handle: [...owners.keys()] },
    { select: ['id', 'handle', 'external_id'], relations: ['variants'] },
  )
  for (const { id, handle, external_id, variants } of holders) {
    if (external_id === owners.get(handle)) continue
    const freed = `${handle}-${external_id ?? id}`
    await products.updateProducts(id, { handle: freed })
    const [variant] = variants ?? []
    if (variant) await products.updateProductVariants(variant.id, { sku: freed })
  }
}

async function createMissing(
  container: MedusaContainer,
  setup: ShopSetup,
  changes: Change[],
): Promise<void> {
  const missing = changes.filter(({ present }) => present === null)
  if (missing.length === 0) return
  const starts = missing.map(({ wanted }) => startOf(wanted))
  const stock = await ensureStock(container, setup.stockLocationId, starts)
  const products = missing.flatMap(({ wanted }) => {
    const item = stock.get(startOf(wanted).product)
    return item === undefined ? [] : [newProduct(wanted, setup, item)]
  })
  await createProductsWorkflow(container).run({ input: { products } })
}

async function updatePresent(
  container: MedusaContainer,
  setup: ShopSetup,
  changes: Change[],
): Promise<void> {
  const present = changes.flatMap(({ wanted, present, kinds }) =>
    present === null ? [] : [{ wanted, present, kinds }],
  )
  if (present.length === 0) return
  // A price list changes thousands of products in this way only.
  const renewed = present.filter(({ kinds }) => kinds.some((kind) => kind !== 'price'))
  if (renewed.length > 0) {
    await updateProductsWorkflow(container).run({
      input: {
        products: renewed.map(({ wanted, present }) => ({
          id: present.id,
          title: wanted.title,
          handle: wanted.handle,
          status: wanted.status,
          metadata: {
            ...present.metadata,
            ...wanted.metadata,
            ...(present.isWithdrawn && { [withdrawnMark]: false }),
          },
        })),
      },
    })
  }
  const variants = present.flatMap(({ wanted, present }) => {
    if (present.variantId === null) return []
    const price = { id: present.prices[0]?.id, amount: wanted.price, currency_code: currency }
    return [{ id: present.variantId, sku: wanted.handle, prices: [price] }]
  })
  await updateProductVariantsWorkflow(container).run({ input: { product_variants: variants } })
  const unstocked = present.filter(({ kinds }) => kinds.includes('stock record'))
  await ensureStock(
    container,
    setup.stockLocationId,
    unstocked.map(({ wanted }) => startOf(wanted)),
  )
}

/** Brings commerce's products to the desired state; existing stock is not changed. */
export async function applyChanges(
  container: MedusaContainer,
  setup: ShopSetup,
  changes: Change[],
): Promise<void> {
  if (changes.length === 0) return
  await freeHandles(container, changes)
  await createMissing(container, setup, changes)
  await updatePresent(container, setup, changes)
}

/** Takes products off sale and out of the stock list; they stay, because orders name them. */
export async function withdraw(
  container: MedusaContainer,
  products: MedusaProduct[],
): Promise<void> {
  if (products.length === 0) return
  await updateProductsWorkflow(container).run({
    input: {
      products: products.map(({ id, metadata }) => ({
        id,
        status: ProductStatus.DRAFT,
        metadata: { ...metadata, [withdrawnMark]: true },
      })),
    },
  })
}

import { Counter } from '@nas/telemetry/metrics'

/** Orders that this process has placed since it began. */
export const ordersPlaced = new Counter({
  name: 'nas_orders_placed_total',
  help: 'Orders placed',
  registers: [],
})

import { Counter } from '@nas/telemetry/metrics'

/** Orders placed by this process since its start. */
export const ordersPlaced = new Counter({
  name: 'nas_orders_placed_total',
  help: 'Orders placed',
  registers: [],
})

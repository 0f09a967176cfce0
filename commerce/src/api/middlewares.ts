import { authenticate, defineMiddlewares } from '@medusajs/framework/http'
import { errorHandler } from '../platform/errors/error-handler'
import { staffInForce } from '../platform/http/caller'

const member = authenticate('customer', ['bearer'])

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: '/admin/*', middlewares: [staffInForce] },
    { matcher: '/store/shop/orders', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/state', methods: ['POST'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/ratings', methods: ['POST'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/reorder', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/likes*', middlewares: [member] },
    { matcher: '/store/shop/addresses*', middlewares: [member] },
  ],
})

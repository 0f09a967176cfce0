export { rateOwn as POST } from '../../../../../../orders/http/rate'

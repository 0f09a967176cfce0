export { change as POST } from '../../../../../../stock/http/stock'

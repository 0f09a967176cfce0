export { count as POST } from '../../../../stock/http/stock'

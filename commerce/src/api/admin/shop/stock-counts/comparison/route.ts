export { compare as POST } from '../../../../../stock/http/stock'

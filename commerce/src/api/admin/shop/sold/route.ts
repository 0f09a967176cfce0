export { listSold as GET } from '../../../../stock/http/stock'

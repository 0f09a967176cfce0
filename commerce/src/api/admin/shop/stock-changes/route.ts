export { listLog as GET } from '../../../../stock/http/stock'

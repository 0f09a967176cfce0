export { read as GET, setThreshold as POST } from '../../../../../stock/http/stock'

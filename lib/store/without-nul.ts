import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryId,
  type ValueNode,
} from 'kysely';

/**
 * PostgreSQL has no place for U+0000 in a text, and SQLite's driver ends a text there: a message that holds one is
 * kept whole, with a mark instead of it.
 */
export class WithoutNul implements KyselyPlugin {
  readonly #transformer = new NulReplacer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

class NulReplacer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode, queryId?: QueryId): ValueNode {
    return { ...super.transformValue(node, queryId), value: withoutNul(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
    queryId?: QueryId,
  ): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node, queryId), values: node.values.map(withoutNul) };
  }
}

function withoutNul<T>(value: T): T {
  return typeof value === 'string' ? (value.replaceAll('\0', '\uFFFD') as T) : value;
}

import { parse, stringify } from "yaml";
import { z } from "zod";
import { checkFile } from "../content-layer/check-content";
import { shapeOf } from "../content-layer/define-model";
import { modelOfFile } from "../content-layer/models";
import { parseContent } from "../content-layer/read-content";
import { isMapping } from "../content-layer/walk-fields";
import { canonicalYaml, tidyData } from "./canonical-yaml";
import { LIST_KEY } from "./list-key";
import { preparePhoto } from "./photo-upload";

/** What Decap asks of decap-server: an action with its parameters. */
export interface EditingRequest {
  action: string;
  params: Record<string, unknown>;
}

interface DataFile {
  path: string;
  newPath?: string;
  raw: string;
}

interface Asset {
  path: string;
  content: string;
  encoding: "base64";
}

/**
 * A request as decap-server is to carry it out: texts in the form of the content, photos made small
 * and free of metadata.
 * @throws an Error with a Polish message when a text breaks a rule that the editing page does not know
 * (an empty line of a list, a list that is too short), or a photo can't be taken
 */
export async function prepareRequest({ action, params }: EditingRequest): Promise<EditingRequest> {
  const { entry, dataFiles, assets, asset } = params as {
    entry?: DataFile;
    dataFiles?: DataFile[];
    assets?: Asset[];
    asset?: Asset;
  };
  return {
    action,
    params: {
      ...params,
      ...(entry && { entry: asContent(entry) }),
      ...(dataFiles && { dataFiles: dataFiles.map(asContent) }),
      ...(assets && { assets: await Promise.all(assets.map(prepared)) }),
      ...(asset && { asset: await prepared(asset) }),
    },
  };
}

/** decap-server's answer as Decap is to see it: a list of records becomes a mapping. */
export function translateAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(translateAnswer);
  if (!isMapping(answer) || typeof answer.data !== "string" || !isMapping(answer.file))
    return answer;
  if (!modelOfFile(String(answer.file.path))?.isList) return answer;
  return { ...answer, data: stringify({ [LIST_KEY]: parse(answer.data) as unknown }) };
}

function asContent(file: DataFile): DataFile {
  const place = file.newPath ?? file.path;
  const model = modelOfFile(place);
  if (!model) throw new Error(`Nie ma takiego pliku: „${file.path}”.`);
  const data = parse(file.raw) as unknown;
  const content = model.isList && isMapping(data) ? data[LIST_KEY] : data;
  const schema = model.isList ? z.array(model.shape) : shapeOf(model, content);
  const raw = canonicalYaml(model, tidyData(schema, content));
  const problems = checkFile(parseContent(place, raw));
  if (problems.length > 0) {
    throw new Error(problems.map(({ problem, remedy }) => `${problem} ${remedy}`).join("\n"));
  }
  return { ...file, raw };
}

async function prepared(asset: Asset): Promise<Asset> {
  const bytes = await preparePhoto(asset.path, Buffer.from(asset.content, asset.encoding));
  return { ...asset, content: bytes.toString("base64") };
}

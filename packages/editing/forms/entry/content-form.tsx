import Form from "@rjsf/core";
import type {
  ErrorSchema,
  RJSFSchema,
  TemplatesType,
  UiSchema,
  ValidatorType,
  Widget,
} from "@rjsf/utils";
import { Field } from "../templates/field";
import { GroupTemplate } from "../templates/group";
import { ListTemplate } from "../templates/list";
import { ListEntry } from "../templates/list-entry";
import { ChoiceWidget } from "../widgets/choice";
import { CoordinatesWidget } from "../widgets/coordinates";
import { LineWidget } from "../widgets/line";
import { LongTextWidget } from "../widgets/long-text";
import { PhotoWidget } from "../widgets/photo";
import { YesNoWidget } from "../widgets/yes-no";
import { withoutPhotoFacts } from "./without-photo-facts";

const templates: Partial<TemplatesType> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListEntry,
};

/** The widgets of `WidgetName`, and those that RJSF takes where none is named. */
const widgets: Record<string, Widget> = {
  line: LineWidget,
  longText: LongTextWidget,
  choice: ChoiceWidget,
  photo: PhotoWidget,
  date: LineWidget,
  coordinates: CoordinatesWidget,
  TextWidget: LineWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: YesNoWidget,
};

/** Checks nothing, since the server does: RJSF asks only which of several choices a value is. */
const validator: ValidatorType = {
  isValid: (schema, data) => !("const" in schema) || schema.const === data,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

interface ContentFormProps {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  data: unknown;
  /** What is wrong, at its fields. */
  errors: ErrorSchema;
  onChange: (data: unknown) => void;
}

/** The fields of an entry. Adds nothing to the data that nobody typed. */
export function ContentForm({ schema, uiSchema, data, errors, onChange }: ContentFormProps) {
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={data}
      extraErrors={errors}
      onChange={({ formData }, id) => onChange(withoutPhotoFacts(formData, uiSchema, id))}
      tagName="div"
      validator={validator}
      templates={templates}
      widgets={widgets}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: "never" },
        emptyObjectFields: "skipDefaults",
        constAsDefaults: "never",
      }}
    >
      <></>
    </Form>
  );
}

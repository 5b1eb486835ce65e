// Generated from openapi/ by `pnpm generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};

// ../../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "../../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// memory:validators
var parameters1 = validate0;
var schema1 = { "type": "string", "enum": ["current", "next"] };
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query !== void 0) {
      let data0 = data.query;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.schema !== void 0) {
          let data1 = data0.schema;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/schema", schemaPath: "#/components/schemas/DocumentSchema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["schema"] = coerced0;
              }
            }
          }
          if (!(data1 === "current" || data1 === "next")) {
            const err1 = { instancePath: instancePath + "/query/schema", schemaPath: "#/components/schemas/DocumentSchema/enum", keyword: "enum", params: { allowedValues: schema1.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters2 = validate1;
var func0 = require_ucs2length().default;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query !== void 0) {
      let data0 = data.query;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.page !== void 0) {
          let data1 = data0.page;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["page"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 1024) {
              const err1 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
        }
        if (data0.limit !== void 0) {
          let data2 = data0.limit;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 === "boolean" || data2 === null || dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
                coerced1 = +data2;
              } else {
                const err2 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["limit"] = coerced1;
              }
            }
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e3 || isNaN(data2)) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
              const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters3 = validate2;
var pattern0 = new RegExp("^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$", "u");
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.specSlug !== void 0) {
          let data1 = data0.specSlug;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/path/specSlug", schemaPath: "#/properties/path/properties/specSlug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["specSlug"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/path/specSlug", schemaPath: "#/properties/path/properties/specSlug/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/path/specSlug", schemaPath: "#/properties/path/properties/specSlug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!pattern0.test(data1)) {
              const err3 = { instancePath: instancePath + "/path/specSlug", schemaPath: "#/properties/path/properties/specSlug/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$" }, message: 'must match pattern "^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };

// memory:entry
var documentHash = "0e15ba1900ba714befefdbf1d01314ead1d9ad10c24403e8189d3dc9fb9be020";
var parameterValidators = { getComputedDocument: parameters1, listOpenAPISpecVersions: parameters2, createOrUpdateOpenAPISpecBySlug: parameters3, listOpenAPISpecs: parameters2 };
export {
  documentHash,
  parameterValidators
};

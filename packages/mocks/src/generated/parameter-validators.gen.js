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
        if (data0.depth !== void 0) {
          let data2 = data0.depth;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 === "boolean" || data2 === null || dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
                coerced1 = +data2;
              } else {
                const err2 = { instancePath: instancePath + "/query/depth", schemaPath: "#/properties/query/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                data0["depth"] = coerced1;
              }
            }
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 10 || isNaN(data2)) {
              const err3 = { instancePath: instancePath + "/query/depth", schemaPath: "#/properties/query/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err4 = { instancePath: instancePath + "/query/depth", schemaPath: "#/properties/query/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters2 = validate1;
var schema2 = { "properties": { "query": { "properties": { "from": { "type": "string", "minLength": 1, "maxLength": 100 }, "impact": { "type": "string", "enum": ["breaking", "risky", "safe", "docs"] }, "page": { "type": "string", "maxLength": 1024 }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 } } } } };
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
        if (data0.from !== void 0) {
          let data1 = data0.from;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["from"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
        if (data0.impact !== void 0) {
          let data2 = data0.impact;
          if (typeof data2 !== "string") {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data2;
              } else if (data2 === null) {
                coerced1 = "";
              } else {
                const err3 = { instancePath: instancePath + "/query/impact", schemaPath: "#/properties/query/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["impact"] = coerced1;
              }
            }
          }
          if (!(data2 === "breaking" || data2 === "risky" || data2 === "safe" || data2 === "docs")) {
            const err4 = { instancePath: instancePath + "/query/impact", schemaPath: "#/properties/query/properties/impact/enum", keyword: "enum", params: { allowedValues: schema2.properties.query.properties.impact.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.page !== void 0) {
          let data3 = data0.page;
          if (typeof data3 !== "string") {
            let dataType2 = typeof data3;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data3;
              } else if (data3 === null) {
                coerced2 = "";
              } else {
                const err5 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data3 = coerced2;
              if (data0 !== void 0) {
                data0["page"] = coerced2;
              }
            }
          }
          if (typeof data3 === "string") {
            if (func0(data3) > 1024) {
              const err6 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data0.limit !== void 0) {
          let data4 = data0.limit;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            let dataType3 = typeof data4;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 === "boolean" || data4 === null || dataType3 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                coerced3 = +data4;
              } else {
                const err7 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data4 = coerced3;
              if (data0 !== void 0) {
                data0["limit"] = coerced3;
              }
            }
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e3 || isNaN(data4)) {
              const err8 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
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
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters4 = validate3;
var schema4 = { "properties": { "query": { "properties": { "from": { "type": "string", "minLength": 1, "maxLength": 100 }, "impact": { "type": "string", "enum": ["breaking", "risky", "safe", "docs"] } } } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
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
        if (data0.from !== void 0) {
          let data1 = data0.from;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["from"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/query/from", schemaPath: "#/properties/query/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
        if (data0.impact !== void 0) {
          let data2 = data0.impact;
          if (typeof data2 !== "string") {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data2;
              } else if (data2 === null) {
                coerced1 = "";
              } else {
                const err3 = { instancePath: instancePath + "/query/impact", schemaPath: "#/properties/query/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["impact"] = coerced1;
              }
            }
          }
          if (!(data2 === "breaking" || data2 === "risky" || data2 === "safe" || data2 === "docs")) {
            const err4 = { instancePath: instancePath + "/query/impact", schemaPath: "#/properties/query/properties/impact/enum", keyword: "enum", params: { allowedValues: schema4.properties.query.properties.impact.enum }, message: "must be equal to one of the allowed values" };
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
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters5 = validate4;
var pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
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
        if (data0.label !== void 0) {
          let data1 = data0.label;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/path/label", schemaPath: "#/properties/path/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["label"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 63) {
              const err1 = { instancePath: instancePath + "/path/label", schemaPath: "#/properties/path/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern0.test(data1)) {
              const err2 = { instancePath: instancePath + "/path/label", schemaPath: "#/properties/path/properties/label/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var parameters6 = validate5;
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
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
        if (data0.ifVersion !== void 0) {
          let data1 = data0.ifVersion;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/ifVersion", schemaPath: "#/properties/query/properties/ifVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["ifVersion"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/query/ifVersion", schemaPath: "#/properties/query/properties/ifVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/query/ifVersion", schemaPath: "#/properties/query/properties/ifVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters7 = validate6;
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate6.evaluated;
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
            if (data2 > 50 || isNaN(data2)) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
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
  validate6.errors = vErrors;
  return errors === 0;
}
validate6.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters8 = validate7;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
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
        if (data0.against !== void 0) {
          let data1 = data0.against;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/against", schemaPath: "#/properties/query/properties/against/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["against"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/query/against", schemaPath: "#/properties/query/properties/against/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/query/against", schemaPath: "#/properties/query/properties/against/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters9 = validate8;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate8.evaluated;
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
        if (data0.documentVersion !== void 0) {
          let data1 = data0.documentVersion;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/documentVersion", schemaPath: "#/properties/query/properties/documentVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["documentVersion"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 100) {
              const err1 = { instancePath: instancePath + "/query/documentVersion", schemaPath: "#/properties/query/properties/documentVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err2 = { instancePath: instancePath + "/query/documentVersion", schemaPath: "#/properties/query/properties/documentVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
        if (data0.label !== void 0) {
          let data2 = data0.label;
          if (typeof data2 !== "string") {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data2;
              } else if (data2 === null) {
                coerced1 = "";
              } else {
                const err3 = { instancePath: instancePath + "/query/label", schemaPath: "#/properties/query/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["label"] = coerced1;
              }
            }
          }
          if (typeof data2 === "string") {
            if (func0(data2) > 63) {
              const err4 = { instancePath: instancePath + "/query/label", schemaPath: "#/properties/query/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err5 = { instancePath: instancePath + "/query/label", schemaPath: "#/properties/query/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data0.page !== void 0) {
          let data3 = data0.page;
          if (typeof data3 !== "string") {
            let dataType2 = typeof data3;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data3;
              } else if (data3 === null) {
                coerced2 = "";
              } else {
                const err6 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data3 = coerced2;
              if (data0 !== void 0) {
                data0["page"] = coerced2;
              }
            }
          }
          if (typeof data3 === "string") {
            if (func0(data3) > 1024) {
              const err7 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data0.limit !== void 0) {
          let data4 = data0.limit;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            let dataType3 = typeof data4;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 === "boolean" || data4 === null || dataType3 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                coerced3 = +data4;
              } else {
                const err8 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data4 = coerced3;
              if (data0 !== void 0) {
                data0["limit"] = coerced3;
              }
            }
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e3 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err10 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters10 = validate9;
var pattern1 = new RegExp("^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate9.evaluated;
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
            if (!pattern1.test(data1)) {
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
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var parameters11 = validate10;
var pattern2 = new RegExp("^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate10.evaluated;
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
        if (data0.since !== void 0) {
          let data1 = data0.since;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err0 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                data0["since"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 40) {
              const err1 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern2.test(data1)) {
              const err2 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
        if (data0.until !== void 0) {
          let data2 = data0.until;
          if (typeof data2 !== "string") {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data2;
              } else if (data2 === null) {
                coerced1 = "";
              } else {
                const err3 = { instancePath: instancePath + "/query/until", schemaPath: "#/properties/query/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["until"] = coerced1;
              }
            }
          }
          if (typeof data2 === "string") {
            if (func0(data2) > 40) {
              const err4 = { instancePath: instancePath + "/query/until", schemaPath: "#/properties/query/properties/until/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern2.test(data2)) {
              const err5 = { instancePath: instancePath + "/query/until", schemaPath: "#/properties/query/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$"' };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data0.action !== void 0) {
          let data3 = data0.action;
          if (typeof data3 !== "string") {
            let dataType2 = typeof data3;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data3;
              } else if (data3 === null) {
                coerced2 = "";
              } else {
                const err6 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data3 = coerced2;
              if (data0 !== void 0) {
                data0["action"] = coerced2;
              }
            }
          }
          if (typeof data3 === "string") {
            if (func0(data3) > 100) {
              const err7 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err8 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data0.actor !== void 0) {
          let data4 = data0.actor;
          if (typeof data4 !== "string") {
            let dataType3 = typeof data4;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 == "number" || dataType3 == "boolean") {
                coerced3 = "" + data4;
              } else if (data4 === null) {
                coerced3 = "";
              } else {
                const err9 = { instancePath: instancePath + "/query/actor", schemaPath: "#/properties/query/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data4 = coerced3;
              if (data0 !== void 0) {
                data0["actor"] = coerced3;
              }
            }
          }
          if (typeof data4 === "string") {
            if (func0(data4) > 260) {
              const err10 = { instancePath: instancePath + "/query/actor", schemaPath: "#/properties/query/properties/actor/maxLength", keyword: "maxLength", params: { limit: 260 }, message: "must NOT have more than 260 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data4) < 1) {
              const err11 = { instancePath: instancePath + "/query/actor", schemaPath: "#/properties/query/properties/actor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
        }
        if (data0.page !== void 0) {
          let data5 = data0.page;
          if (typeof data5 !== "string") {
            let dataType4 = typeof data5;
            let coerced4 = void 0;
            if (!(coerced4 !== void 0)) {
              if (dataType4 == "number" || dataType4 == "boolean") {
                coerced4 = "" + data5;
              } else if (data5 === null) {
                coerced4 = "";
              } else {
                const err12 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (coerced4 !== void 0) {
              data5 = coerced4;
              if (data0 !== void 0) {
                data0["page"] = coerced4;
              }
            }
          }
          if (typeof data5 === "string") {
            if (func0(data5) > 1024) {
              const err13 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data0.limit !== void 0) {
          let data6 = data0.limit;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            let dataType5 = typeof data6;
            let coerced5 = void 0;
            if (!(coerced5 !== void 0)) {
              if (dataType5 === "boolean" || data6 === null || dataType5 === "string" && data6 && data6 == +data6 && !(data6 % 1)) {
                coerced5 = +data6;
              } else {
                const err14 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (coerced5 !== void 0) {
              data6 = coerced5;
              if (data0 !== void 0) {
                data0["limit"] = coerced5;
              }
            }
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e3 || isNaN(data6)) {
              const err15 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              const err16 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}
validate10.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters12 = validate11;
var schema12 = { "properties": { "query": { "properties": { "page": { "type": "string", "maxLength": 1024 }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "q": { "type": "string", "minLength": 1, "maxLength": 200 }, "state": { "type": "string", "enum": ["pending", "progress", "complete", "failed"] }, "owner": { "type": "string", "minLength": 1, "maxLength": 100 }, "tag": { "type": "string", "minLength": 1, "maxLength": 50 }, "lifecycle": { "$ref": "#/components/schemas/OpenAPISpecLifecycle" }, "visibility": { "$ref": "#/components/schemas/OpenAPISpecVisibility" }, "problems": { "type": "string", "enum": ["error", "warning", "info", "none"] }, "sort": { "type": "string", "enum": ["name", "-name", "updatedAt", "-updatedAt", "createdAt", "-createdAt"] } } } }, "components": { "schemas": { "BuiltinOpenAPIProps": { "type": "object", "properties": { "models": { "type": "boolean" }, "downloadLink": { "type": "boolean" }, "grouping": { "type": "string", "enum": ["by-tag", "by-operation"] }, "doc": { "type": "string", "enum": ["models", "operations", "info", "operation", "tag"] }, "page": { "type": "string", "minLength": 1 }, "method": { "type": "string", "minLength": 1 }, "deprecated": { "type": "boolean" } } }, "ChangeImpact": { "type": "string", "enum": ["breaking", "risky", "safe", "docs"] }, "ChangeCategory": { "type": "string", "enum": ["wire", "source", "docs"] }, "ChangePlace": { "type": "object", "required": ["pointer"], "properties": { "pointer": { "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 }, "value": {} } }, "AffectedOperation": { "type": "object", "required": ["method", "path"], "properties": { "method": { "type": "string" }, "path": { "type": "string" }, "operationId": { "type": "string" }, "at": { "type": "string" } } }, "OpenAPISpecChange": { "type": "object", "required": ["id", "rule", "impact", "category", "action", "message", "directions", "operations", "operationCount"], "properties": { "id": { "type": "string", "minLength": 16, "maxLength": 16 }, "rule": { "type": "string" }, "impact": { "$ref": "#/components/schemas/ChangeImpact" }, "category": { "$ref": "#/components/schemas/ChangeCategory" }, "action": { "type": "string", "enum": ["added", "removed", "changed"] }, "message": { "type": "string" }, "directions": { "type": "object", "properties": { "toServer": { "$ref": "#/components/schemas/ChangeImpact" }, "toClient": { "$ref": "#/components/schemas/ChangeImpact" } } }, "before": { "$ref": "#/components/schemas/ChangePlace" }, "after": { "$ref": "#/components/schemas/ChangePlace" }, "operations": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/AffectedOperation" } }, "operationCount": { "type": "integer", "minimum": 0 } } }, "ChangeSummary": { "type": "object", "required": ["breaking", "risky", "safe", "docs"], "properties": { "breaking": { "type": "integer", "minimum": 0 }, "risky": { "type": "integer", "minimum": 0 }, "safe": { "type": "integer", "minimum": 0 }, "docs": { "type": "integer", "minimum": 0 } } }, "ErrorDetail": { "type": "object", "required": ["path", "message"], "properties": { "path": { "type": "string" }, "message": { "type": "string" } } }, "ErrorBody": { "type": "object", "required": ["error"], "properties": { "error": { "type": "object", "required": ["code", "message"], "properties": { "code": { "type": "integer", "minimum": 400, "maximum": 599 }, "message": { "type": "string" }, "type": { "type": "string" }, "version": { "type": "string" }, "changes": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/OpenAPISpecChange" } }, "changeCount": { "type": "integer", "minimum": 0 }, "summary": { "allOf": [{ "$ref": "#/components/schemas/ChangeSummary" }] }, "details": { "type": "array", "items": { "$ref": "#/components/schemas/ErrorDetail" } } } } } }, "Organization": { "type": "object", "required": ["object", "id", "title", "createdAt", "emailDomains", "type", "inviteLinks", "plan", "urls", "trial", "mergeRules", "permissions"], "properties": { "object": { "type": "string", "const": "organization" }, "id": { "type": "string" }, "title": { "type": "string", "minLength": 2, "maxLength": 255, "pattern": "^\\S(?:.*\\S)?$" }, "createdAt": { "type": "string", "format": "date-time" }, "emailDomains": { "type": "array", "items": { "type": "string" } }, "hostname": { "type": "string", "minLength": 3, "maxLength": 32, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "type": { "type": "string", "enum": ["business", "community"] }, "useCase": { "type": "string", "enum": ["internalDocs", "docsSite", "audienceControlledSite", "productDocs", "teamKnowledgeBase", "designSystem", "openSourceDocs", "notes", "other"] }, "communityType": { "type": "string", "enum": ["nonProfit", "openSource", "education"] }, "defaultRole": { "type": ["string", "null"], "enum": ["admin", "create", "edit", "review", "comment", "read", null] }, "defaultContent": { "type": "object", "required": ["type", "site"], "properties": { "type": { "type": "string", "enum": ["site"] }, "site": { "type": "string" } } }, "sso": { "type": "boolean" }, "ai": { "type": "boolean" }, "inviteLinks": { "type": "boolean" }, "plan": { "type": "string", "enum": ["free_2024", "plus_2024", "pro_2024", "enterprise_2024", "community_2024", "free", "plus", "pro", "internal"] }, "billing": { "type": "object", "required": ["interval", "endDate", "hasPaymentFailed", "isScheduledToCancel"], "properties": { "interval": { "type": "string", "enum": ["monthly", "yearly"] }, "endDate": { "type": ["string", "null"], "format": "date-time" }, "hasPaymentFailed": { "type": "boolean" }, "isScheduledToCancel": { "type": "boolean" } } }, "urls": { "type": "object", "required": ["location", "app"], "properties": { "location": { "type": "string", "format": "uri" }, "app": { "type": "string", "format": "uri" }, "logo": { "type": "string", "format": "uri", "pattern": "^[hH][tT][tT][pP][sS]?://" } } }, "trial": { "type": "object", "required": ["status", "count"], "properties": { "status": { "type": "string", "enum": ["notapplicable", "none", "active", "ended", "expired"] }, "count": { "type": "integer", "minimum": 0 }, "endDate": { "type": "string", "format": "date-time" }, "decision": { "type": "string", "enum": ["downgrade"] } } }, "mergeRules": { "type": "object", "required": ["type"], "properties": { "type": { "type": "string" } } }, "customHostname": { "type": "string", "format": "hostname" }, "blocked": { "type": "object", "required": ["reason"], "properties": { "reason": { "type": "string", "enum": ["security"] } } }, "internal_isOnNewTrial": { "type": "boolean" }, "internal_billingMigration": { "type": "object", "properties": { "deadline": { "type": "string", "format": "date-time" }, "discountPercent": { "type": "number", "minimum": 0, "maximum": 100 }, "discountEndDate": { "type": "string", "format": "date-time" } } }, "permissions": { "type": "object", "required": ["admin", "createContent", "view", "access", "ownTeam", "createOpenAPISpec", "viewBilling", "listMembers", "listTeams", "listIntegrations", "listInstallations", "installIntegration"], "properties": { "admin": { "type": "boolean" }, "createContent": { "type": "boolean" }, "view": { "type": "boolean" }, "access": { "type": "boolean" }, "ownTeam": { "type": "boolean" }, "createOpenAPISpec": { "type": "boolean" }, "viewBilling": { "type": "boolean" }, "listMembers": { "type": "boolean" }, "listTeams": { "type": "boolean" }, "listIntegrations": { "type": "boolean" }, "listInstallations": { "type": "boolean" }, "installIntegration": { "type": "boolean" } } } } }, "AuditEvent": { "type": "object", "required": ["object", "id", "createdAt", "action", "actor", "details"], "properties": { "object": { "type": "string", "const": "audit-event" }, "id": { "type": "string" }, "createdAt": { "type": "string", "format": "date-time" }, "action": { "type": "string" }, "actor": { "type": "string" }, "tokenId": { "type": "string" }, "sessionId": { "type": "string" }, "account": { "type": "string" }, "requestId": { "type": "string" }, "traceId": { "type": "string" }, "details": { "type": "object", "additionalProperties": true } } }, "ListNext": { "type": "object", "required": ["page"], "properties": { "page": { "type": "string" } } }, "AuditEventList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/AuditEvent" } }, "count": { "type": "integer", "minimum": 0, "maximum": 1e4 }, "countCapped": { "type": "boolean", "const": true }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "OpenAPISpecLifecycle": { "type": "string", "enum": ["experimental", "production", "deprecated", "retired"] }, "OpenAPISpecVisibility": { "type": "string", "enum": ["private", "public"] }, "OpenAPISpecProcessingState": { "type": "string", "enum": ["pending", "progress", "complete"] }, "OpenAPISpecProcessErrorCode": { "type": "string", "enum": ["FETCH_TIMEOUT", "FETCH_ERROR", "PARSE_ERROR", "INCOMPATIBLE"] }, "ProcessingProblem": { "type": "object", "required": ["message"], "properties": { "message": { "type": "string" }, "code": { "type": "string" }, "severity": { "type": "string", "enum": ["error", "warning", "info"] }, "pointer": { "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 }, "change": { "type": "string" } } }, "OpenAPISpecProblemCounts": { "type": "object", "required": ["error", "warning", "info"], "properties": { "error": { "type": "integer", "minimum": 0 }, "warning": { "type": "integer", "minimum": 0 }, "info": { "type": "integer", "minimum": 0 } } }, "OpenAPISpecCounts": { "type": "object", "required": ["operations", "webhooks", "schemas"], "properties": { "operations": { "type": "integer", "minimum": 0 }, "webhooks": { "type": "integer", "minimum": 0 }, "schemas": { "type": "integer", "minimum": 0 } } }, "Deprecation": { "type": "object", "required": ["at"], "properties": { "at": { "type": "string", "format": "date-time" }, "sunset": { "type": "string", "format": "date-time" }, "note": { "type": "string", "minLength": 1, "maxLength": 500 } } }, "OpenAPISpecLink": { "type": "object", "required": ["title", "url"], "properties": { "title": { "type": "string", "minLength": 1, "maxLength": 100 }, "url": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2048 } } }, "OpenAPISpecCompatibility": { "type": "object", "required": ["refuse", "against", "categories", "rules", "strict"], "properties": { "refuse": { "type": "string", "enum": ["none", "risky", "breaking"] }, "against": { "type": "string", "enum": ["latest", "all"] }, "categories": { "type": "array", "items": { "$ref": "#/components/schemas/ChangeCategory" } }, "rules": { "type": "object", "additionalProperties": { "type": "string", "enum": ["breaking", "risky", "safe", "docs", "off"] } }, "strict": { "type": "boolean" }, "stability": { "type": "string", "enum": ["draft", "alpha", "beta", "stable"] }, "sunsetDays": { "type": "integer", "minimum": 0, "maximum": 3650 } } }, "OpenAPISpec": { "type": "object", "required": ["object", "id", "createdAt", "updatedAt", "slug", "processingState", "visibility", "lastProcessedErrors", "lastProcessedErrorCount", "problemCounts", "tags", "links", "compatibility", "permissions", "urls"], "properties": { "object": { "type": "string", "const": "openapi-spec" }, "id": { "type": "string" }, "createdAt": { "type": "string", "format": "date-time" }, "updatedAt": { "type": "string", "format": "date-time" }, "slug": { "type": "string", "minLength": 1, "maxLength": 100 }, "sourceURL": { "type": "string", "format": "uri", "maxLength": 2048 }, "processingState": { "$ref": "#/components/schemas/OpenAPISpecProcessingState" }, "visibility": { "$ref": "#/components/schemas/OpenAPISpecVisibility" }, "lastVersion": { "type": "string" }, "defaultLabel": { "type": "string" }, "defaultVersion": { "type": "string" }, "lastProcessedAt": { "type": "string", "format": "date-time" }, "lastProcessErrorCode": { "$ref": "#/components/schemas/OpenAPISpecProcessErrorCode" }, "failingSince": { "type": "string", "format": "date-time" }, "lastProcessedErrors": { "type": "array", "items": { "$ref": "#/components/schemas/ProcessingProblem" } }, "lastProcessedErrorCount": { "type": "integer", "minimum": 0 }, "problemCounts": { "$ref": "#/components/schemas/OpenAPISpecProblemCounts" }, "title": { "type": "string", "maxLength": 200 }, "documentVersion": { "type": "string", "maxLength": 100 }, "summary": { "type": "string", "maxLength": 200 }, "counts": { "$ref": "#/components/schemas/OpenAPISpecCounts" }, "owner": { "type": "string", "minLength": 1, "maxLength": 100 }, "tags": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 50 } }, "lifecycle": { "$ref": "#/components/schemas/OpenAPISpecLifecycle" }, "deprecation": { "$ref": "#/components/schemas/Deprecation" }, "links": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/OpenAPISpecLink" } }, "compatibility": { "$ref": "#/components/schemas/OpenAPISpecCompatibility" }, "permissions": { "type": "object", "required": ["view", "edit"], "properties": { "view": { "type": "boolean" }, "edit": { "type": "boolean" } } }, "urls": { "type": "object", "required": ["location", "app"], "properties": { "location": { "type": "string", "format": "uri" }, "app": { "type": "string", "format": "uri" }, "published": { "type": "string", "format": "uri" } } } } }, "ListCount": { "type": "integer", "minimum": 0 }, "OpenAPISpecList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpec" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "countCapped": { "type": "boolean", "const": true }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "OpenAPISpecURLSource": { "type": "object", "required": ["url"], "not": { "anyOf": [{ "required": ["text"], "properties": { "text": {} } }, { "required": ["files"], "properties": { "files": {} } }] }, "properties": { "url": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2048 }, "headers": { "type": "object", "writeOnly": true, "maxProperties": 10, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 8192 } } } }, "OpenAPISpecTextSource": { "type": "object", "required": ["text"], "not": { "anyOf": [{ "required": ["url"], "properties": { "url": {} } }, { "required": ["files"], "properties": { "files": {} } }] }, "properties": { "text": { "type": "string", "minLength": 1 } } }, "OpenAPISpecFilesSource": { "type": "object", "required": ["files", "entry"], "not": { "anyOf": [{ "required": ["url"], "properties": { "url": {} } }, { "required": ["text"], "properties": { "text": {} } }] }, "properties": { "files": { "type": "object", "minProperties": 1, "maxProperties": 5e3, "additionalProperties": { "type": "string" } }, "entry": { "type": "string", "minLength": 1, "maxLength": 1024 } } }, "OpenAPISpecSource": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/OpenAPISpecURLSource" }, { "$ref": "#/components/schemas/OpenAPISpecTextSource" }, { "$ref": "#/components/schemas/OpenAPISpecFilesSource" }] }, "PublicationLabels": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 63, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" } }, "Provenance": { "type": "object", "properties": { "repository": { "type": "string", "minLength": 1, "maxLength": 200 }, "commit": { "type": "string", "minLength": 1, "maxLength": 200 }, "branch": { "type": "string", "minLength": 1, "maxLength": 200 }, "author": { "type": "string", "minLength": 1, "maxLength": 200 }, "message": { "type": "string", "minLength": 1, "maxLength": 200 }, "url": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 200 } } }, "CreateOpenAPISpec": { "type": "object", "required": ["slug", "source"], "properties": { "slug": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "source": { "$ref": "#/components/schemas/OpenAPISpecSource" }, "labels": { "$ref": "#/components/schemas/PublicationLabels" }, "provenance": { "$ref": "#/components/schemas/Provenance" } } }, "AcknowledgeChanges": { "type": "object", "required": ["changes"], "properties": { "changes": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" } }, "reason": { "type": "string", "minLength": 1, "maxLength": 500 } } }, "CreateOrUpdateOpenAPISpec": { "type": "object", "required": ["source"], "properties": { "source": { "$ref": "#/components/schemas/OpenAPISpecSource" }, "labels": { "$ref": "#/components/schemas/PublicationLabels" }, "provenance": { "$ref": "#/components/schemas/Provenance" }, "acknowledge": { "allOf": [{ "$ref": "#/components/schemas/AcknowledgeChanges" }] } } }, "SetDeprecation": { "type": ["object", "null"], "properties": { "at": { "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, "sunset": { "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, "note": { "type": "string", "minLength": 1, "maxLength": 500 } } }, "SetOpenAPISpecCompatibility": { "type": ["object", "null"], "properties": { "refuse": { "type": "string", "enum": ["none", "risky", "breaking"] }, "against": { "type": "string", "enum": ["latest", "all"] }, "categories": { "type": "array", "minItems": 1, "maxItems": 3, "items": { "$ref": "#/components/schemas/ChangeCategory" } }, "rules": { "type": "object", "maxProperties": 300, "additionalProperties": { "type": "string", "enum": ["breaking", "risky", "safe", "docs", "off"] } }, "strict": { "type": "boolean" }, "stability": { "type": ["string", "null"], "enum": ["draft", "alpha", "beta", "stable", null] }, "sunsetDays": { "type": ["integer", "null"], "minimum": 0, "maximum": 3650 } } }, "UpdateOpenAPISpec": { "type": "object", "properties": { "visibility": { "$ref": "#/components/schemas/OpenAPISpecVisibility" }, "defaultLabel": { "type": ["string", "null"], "minLength": 1, "maxLength": 63 }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 }, "tags": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 50 } }, "lifecycle": { "type": ["string", "null"], "enum": ["experimental", "production", "deprecated", "retired", null] }, "links": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/OpenAPISpecLink" } }, "deprecation": { "$ref": "#/components/schemas/SetDeprecation" }, "compatibility": { "$ref": "#/components/schemas/SetOpenAPISpecCompatibility" } } }, "OpenAPISpecAcknowledgment": { "type": "object", "required": ["change", "acknowledgedAt", "expiresAt", "acknowledgedBy"], "properties": { "change": { "type": "string" }, "reason": { "type": "string" }, "acknowledgedAt": { "type": "string", "format": "date-time" }, "expiresAt": { "type": "string", "format": "date-time" }, "acknowledgedBy": { "type": "string" } } }, "OpenAPISpecAcknowledgmentList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecAcknowledgment" } }, "count": { "$ref": "#/components/schemas/ListCount" } } }, "Subject": { "type": "object", "required": ["id", "displayName"], "properties": { "id": { "type": "string" }, "displayName": { "type": "string" } } }, "OpenAPISpecPublication": { "type": "object", "required": ["id", "publishedAt", "trigger"], "properties": { "id": { "type": "string" }, "publishedAt": { "type": "string", "format": "date-time" }, "trigger": { "type": "string", "enum": ["submitted", "refreshed"] }, "publisher": { "$ref": "#/components/schemas/Subject" }, "provenance": { "$ref": "#/components/schemas/Provenance" } } }, "ChangeBump": { "type": "string", "enum": ["major", "minor", "patch", "none"] }, "VersionChanges": { "type": "object", "required": ["from", "summary", "bump"], "properties": { "from": { "type": "string" }, "summary": { "$ref": "#/components/schemas/ChangeSummary" }, "bump": { "$ref": "#/components/schemas/ChangeBump" } } }, "OpenAPISpecVersion": { "type": "object", "required": ["object", "id", "createdAt", "digest", "labels", "publicationCount", "url", "urls"], "properties": { "object": { "type": "string", "const": "openapi-spec-version" }, "id": { "type": "string" }, "createdAt": { "type": "string", "format": "date-time" }, "title": { "type": "string", "maxLength": 200 }, "documentVersion": { "type": "string", "maxLength": 100 }, "summary": { "type": "string", "maxLength": 200 }, "openapi": { "type": "string", "maxLength": 20 }, "counts": { "$ref": "#/components/schemas/OpenAPISpecCounts" }, "size": { "type": "integer", "minimum": 0 }, "digest": { "type": "string" }, "labels": { "type": "array", "maxItems": 100, "items": { "type": "string" } }, "publication": { "allOf": [{ "$ref": "#/components/schemas/OpenAPISpecPublication" }] }, "publicationCount": { "type": "integer", "minimum": 0 }, "changes": { "$ref": "#/components/schemas/VersionChanges" }, "deprecation": { "$ref": "#/components/schemas/Deprecation" }, "url": { "type": "string", "format": "uri" }, "urls": { "type": "object", "required": ["location", "app"], "properties": { "location": { "type": "string", "format": "uri" }, "app": { "type": "string", "format": "uri" } } } } }, "OpenAPISpecChangelogEntry": { "type": "object", "required": ["version", "changes"], "properties": { "version": { "$ref": "#/components/schemas/OpenAPISpecVersion" }, "changes": { "type": "array", "maxItems": 10, "items": { "$ref": "#/components/schemas/OpenAPISpecChange" } } } }, "OpenAPISpecChangelog": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecChangelogEntry" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "CheckOpenAPISpec": { "type": "object", "required": ["source"], "properties": { "source": { "$ref": "#/components/schemas/OpenAPISpecSource" } } }, "OpenAPISpecCheck": { "type": "object", "required": ["object", "verdict", "compatibility", "complete", "summary", "bump", "items", "count", "refused", "acknowledged", "problems"], "properties": { "object": { "type": "string", "const": "openapi-spec-check" }, "verdict": { "type": "string", "enum": ["allowed", "refused", "unusable"] }, "from": { "type": "string" }, "compatibility": { "$ref": "#/components/schemas/OpenAPISpecCompatibility" }, "complete": { "type": "boolean" }, "summary": { "$ref": "#/components/schemas/ChangeSummary" }, "bump": { "$ref": "#/components/schemas/ChangeBump" }, "items": { "type": "array", "maxItems": 1e3, "items": { "$ref": "#/components/schemas/OpenAPISpecChange" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "refused": { "type": "array", "maxItems": 1e3, "items": { "type": "string" } }, "acknowledged": { "type": "array", "maxItems": 1e3, "items": { "type": "string" } }, "problems": { "type": "array", "items": { "$ref": "#/components/schemas/ProcessingProblem" } } } }, "OpenAPISpecLabel": { "type": "object", "required": ["object", "name", "version", "createdAt", "movedAt", "urls"], "properties": { "object": { "type": "string", "const": "openapi-spec-label" }, "name": { "type": "string" }, "version": { "type": "string" }, "previousVersion": { "type": "string" }, "createdAt": { "type": "string", "format": "date-time" }, "movedAt": { "type": "string", "format": "date-time" }, "movedBy": { "$ref": "#/components/schemas/Subject" }, "urls": { "type": "object", "required": ["location", "version", "app"], "properties": { "location": { "type": "string", "format": "uri" }, "version": { "type": "string", "format": "uri" }, "app": { "type": "string", "format": "uri" }, "published": { "type": "string", "format": "uri" } } } } }, "OpenAPISpecLabelList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "maxItems": 100, "items": { "$ref": "#/components/schemas/OpenAPISpecLabel" } }, "count": { "$ref": "#/components/schemas/ListCount" } } }, "SetOpenAPISpecLabel": { "type": "object", "required": ["version"], "properties": { "version": { "type": "string", "minLength": 1, "maxLength": 100 }, "ifVersion": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 } } }, "OpenAPISpecReads": { "type": "object", "required": ["date", "name", "requests"], "properties": { "date": { "type": "string", "format": "date" }, "tokenId": { "type": "string" }, "name": { "type": "string" }, "requests": { "type": "integer", "minimum": 1 } } }, "OpenAPISpecUsage": { "type": "object", "required": ["since", "tokenCount", "reads"], "properties": { "since": { "type": "string", "format": "date" }, "lastReadAt": { "type": "string", "format": "date" }, "tokenCount": { "type": "integer", "minimum": 0 }, "reads": { "type": "array", "maxItems": 1e4, "items": { "$ref": "#/components/schemas/OpenAPISpecReads" } } } }, "OpenAPISpecLabelMove": { "type": "object", "required": ["id", "label", "movedAt"], "properties": { "id": { "type": "string" }, "label": { "type": "string" }, "from": { "type": "string" }, "to": { "type": "string" }, "movedAt": { "type": "string", "format": "date-time" }, "movedBy": { "$ref": "#/components/schemas/Subject" } } }, "OpenAPISpecLabelMoveList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecLabelMove" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "OpenAPISpecVersionList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecVersion" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "OpenAPISpecChanges": { "type": "object", "required": ["object", "to", "complete", "summary", "bump", "items", "count"], "properties": { "object": { "type": "string", "const": "openapi-spec-changes" }, "from": { "type": "string" }, "to": { "type": "string" }, "complete": { "type": "boolean" }, "summary": { "$ref": "#/components/schemas/ChangeSummary" }, "bump": { "$ref": "#/components/schemas/ChangeBump" }, "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecChange" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "FilesystemEntry": { "type": "object", "required": ["dir", "filename", "isEntrypoint", "references", "specification"], "properties": { "dir": { "type": "string" }, "filename": { "type": "string" }, "isEntrypoint": { "type": "boolean" }, "references": { "type": "array", "items": { "type": "string" } }, "specification": { "type": "object", "additionalProperties": true } } }, "OpenAPISpecVersionContent": { "type": "object", "required": ["filesystem", "url", "urls"], "properties": { "filesystem": { "type": "array", "items": { "$ref": "#/components/schemas/FilesystemEntry" } }, "url": { "type": "string", "format": "uri" }, "urls": { "type": "object", "required": ["source", "public"], "properties": { "source": { "type": "string", "format": "uri" }, "public": { "type": ["string", "null"], "format": "uri" } } } } }, "OpenAPISpecVersionRaw": { "type": "object", "required": ["text", "format"], "properties": { "text": { "type": "string" }, "format": { "type": "string", "enum": ["json", "yaml"] }, "entry": { "type": "string" }, "files": { "type": "object", "additionalProperties": { "type": "string" } } } }, "UpdateOpenAPISpecVersion": { "type": "object", "required": ["deprecation"], "properties": { "deprecation": { "$ref": "#/components/schemas/SetDeprecation" } } }, "OpenAPIDocument": { "type": "object", "additionalProperties": true }, "OpenAPISpecPublicationList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/OpenAPISpecPublication" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "SourceFile": { "type": "object", "required": ["path", "mediaType", "size", "digest", "url"], "properties": { "path": { "type": "string" }, "mediaType": { "type": "string", "enum": ["application/json", "application/octet-stream", "application/yaml", "text/markdown", "text/plain"] }, "size": { "type": "integer", "minimum": 0 }, "digest": { "type": "string" }, "location": { "type": "string", "format": "uri" }, "url": { "type": "string", "format": "uri" } } }, "OpenAPISpecVersionSource": { "type": "object", "required": ["files", "entry", "urls"], "properties": { "entry": { "type": "string" }, "files": { "type": "array", "items": { "$ref": "#/components/schemas/SourceFile" } }, "urls": { "type": "object", "required": ["archive"], "properties": { "archive": { "type": "string", "format": "uri" } } } } }, "SearchKind": { "type": "string", "enum": ["spec", "operation", "schema", "page"] }, "SearchMatch": { "type": "string", "enum": ["name", "path", "title", "summary", "tag", "parameter", "property", "description", "specification", "label"] }, "SearchResult": { "type": "object", "required": ["object", "kind", "spec", "version", "title", "matches", "urls"], "properties": { "object": { "type": "string", "const": "search-result" }, "kind": { "$ref": "#/components/schemas/SearchKind" }, "spec": { "type": "string" }, "version": { "type": "string" }, "title": { "type": "string" }, "method": { "type": "string" }, "path": { "type": "string" }, "identifier": { "type": "string" }, "snippet": { "type": "string" }, "matches": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/components/schemas/SearchMatch" } }, "deprecated": { "type": "boolean", "const": true }, "urls": { "type": "object", "required": ["location", "app"], "properties": { "location": { "type": "string", "format": "uri" }, "app": { "type": "string", "format": "uri" } } } } }, "SearchResults": { "type": "object", "required": ["items"], "properties": { "items": { "type": "array", "maxItems": 50, "items": { "$ref": "#/components/schemas/SearchResult" } }, "next": { "$ref": "#/components/schemas/ListNext" }, "suggestion": { "type": "string" } } }, "AccessTokenSubject": { "type": "object", "required": ["id", "displayName"], "properties": { "id": { "type": "string" }, "displayName": { "type": "string" } } }, "AccessTokenScopes": { "type": "array", "items": { "type": "string" } }, "AccessTokenState": { "type": "string", "enum": ["active", "expired", "revoked"] }, "AccessTokenSpecSlugs": { "type": "array", "items": { "type": "string" } }, "AccessToken": { "type": "object", "required": ["object", "id", "name", "prefix", "subject", "scopes", "state", "createdAt"], "properties": { "object": { "type": "string", "const": "access-token" }, "id": { "type": "string" }, "name": { "type": "string" }, "prefix": { "type": "string" }, "subject": { "$ref": "#/components/schemas/AccessTokenSubject" }, "scopes": { "$ref": "#/components/schemas/AccessTokenScopes" }, "state": { "$ref": "#/components/schemas/AccessTokenState" }, "createdAt": { "type": "string", "format": "date-time" }, "expiresAt": { "type": "string", "format": "date-time" }, "revokedAt": { "type": "string", "format": "date-time" }, "lastUsedAt": { "type": "string", "format": "date-time" }, "specSlugs": { "$ref": "#/components/schemas/AccessTokenSpecSlugs" }, "trustedPublisherId": { "type": "string" } } }, "AccessTokenList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/AccessToken" } }, "count": { "$ref": "#/components/schemas/ListCount" }, "next": { "$ref": "#/components/schemas/ListNext" } } }, "CreateAccessToken": { "type": "object", "required": ["name", "scopes", "expiresAt"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "scopes": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "maxLength": 100 } }, "expiresAt": { "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" } } }, "CreatedAccessToken": { "type": "object", "required": ["token", "secret"], "properties": { "token": { "$ref": "#/components/schemas/AccessToken" }, "secret": { "type": "string" } } }, "CIProvider": { "type": "string", "enum": ["github", "gitlab"] }, "RefPatterns": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "SpecSlugPatterns": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z0-9*-]+$" } }, "PublisherScopes": { "type": "array", "minItems": 1, "maxItems": 3, "items": { "type": "string", "enum": ["openapi:acknowledge", "openapi:read", "openapi:write"] } }, "TrustedPublisher": { "type": "object", "required": ["object", "id", "name", "provider", "issuer", "repository", "branches", "tags", "pullRequests", "specSlugs", "scopes", "createdAt", "createdBy"], "properties": { "object": { "type": "string", "const": "trusted-publisher" }, "id": { "type": "string" }, "name": { "type": "string" }, "provider": { "$ref": "#/components/schemas/CIProvider" }, "issuer": { "type": "string" }, "repository": { "type": "string" }, "repositoryId": { "type": "string" }, "branches": { "$ref": "#/components/schemas/RefPatterns" }, "tags": { "$ref": "#/components/schemas/RefPatterns" }, "pullRequests": { "type": "boolean" }, "environment": { "type": "string" }, "specSlugs": { "$ref": "#/components/schemas/SpecSlugPatterns" }, "scopes": { "$ref": "#/components/schemas/PublisherScopes" }, "createdAt": { "type": "string", "format": "date-time" }, "createdBy": { "$ref": "#/components/schemas/AccessTokenSubject" } } }, "TrustedPublisherList": { "type": "object", "required": ["items", "count"], "properties": { "items": { "type": "array", "maxItems": 100, "items": { "$ref": "#/components/schemas/TrustedPublisher" } }, "count": { "$ref": "#/components/schemas/ListCount" } } }, "CreateTrustedPublisher": { "type": "object", "required": ["name", "provider", "repository", "specSlugs", "scopes"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "provider": { "$ref": "#/components/schemas/CIProvider" }, "issuer": { "type": "string", "minLength": 1, "maxLength": 100 }, "repository": { "type": "string", "minLength": 3, "maxLength": 150 }, "repositoryId": { "type": "string", "pattern": "^[0-9]{1,20}$" }, "branches": { "$ref": "#/components/schemas/RefPatterns" }, "tags": { "$ref": "#/components/schemas/RefPatterns" }, "pullRequests": { "type": "boolean" }, "environment": { "type": "string", "minLength": 1, "maxLength": 255 }, "specSlugs": { "$ref": "#/components/schemas/SpecSlugPatterns" }, "scopes": { "$ref": "#/components/schemas/PublisherScopes" } } }, "DocumentSchema": { "type": "string", "enum": ["current", "next"] }, "ComputedContentDependency": { "type": "object", "required": ["ref"], "properties": { "ref": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "maxLength": 256 }, "spec": { "type": "string", "maxLength": 256 }, "label": { "type": "string", "maxLength": 63 }, "space": { "type": "string", "maxLength": 256 }, "translation": { "type": "string", "maxLength": 256 } } }, "value": { "type": ["object", "null"], "additionalProperties": true } } }, "ComputedContentSource": { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "maxLength": 256 }, "props": { "type": "object", "additionalProperties": true }, "dependencies": { "type": "object", "maxProperties": 20, "propertyNames": { "maxLength": 256 }, "additionalProperties": { "$ref": "#/components/schemas/ComputedContentDependency" } } } }, "ComputedContentRequest": { "type": "object", "required": ["source", "seed"], "properties": { "source": { "$ref": "#/components/schemas/ComputedContentSource" }, "seed": { "type": "string", "minLength": 1, "maxLength": 1024 } } }, "NodeKey": { "type": "string" }, "TextAlignment": { "type": "string", "enum": ["start", "center", "end"] }, "MarkBold": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "bold" } } }, "MarkItalic": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "italic" } } }, "MarkCode": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "code" } } }, "MarkKeyboard": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "keyboard" } } }, "MarkStrikethrough": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "strikethrough" } } }, "MarkSuperscript": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "superscript" } } }, "MarkSubscript": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "subscript" } } }, "MarkColorName": { "type": "string", "enum": ["default", "green", "blue", "red", "orange", "yellow", "purple", "pink", "violet", "cyan", "$primary", "$info", "$success", "$warning", "$danger", "$tint"] }, "MarkColor": { "type": "object", "required": ["object", "type", "data"], "properties": { "object": { "type": "string", "const": "mark" }, "type": { "type": "string", "const": "color" }, "data": { "type": "object", "required": ["text", "background"], "properties": { "text": { "$ref": "#/components/schemas/MarkColorName" }, "background": { "$ref": "#/components/schemas/MarkColorName" } } } } }, "DocumentMark": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/MarkBold" }, { "$ref": "#/components/schemas/MarkItalic" }, { "$ref": "#/components/schemas/MarkCode" }, { "$ref": "#/components/schemas/MarkKeyboard" }, { "$ref": "#/components/schemas/MarkStrikethrough" }, { "$ref": "#/components/schemas/MarkSuperscript" }, { "$ref": "#/components/schemas/MarkSubscript" }, { "$ref": "#/components/schemas/MarkColor" }], "discriminator": { "propertyName": "type" } }, "DocumentLeaf": { "type": "object", "required": ["object", "text", "marks"], "properties": { "object": { "type": "string", "const": "leaf" }, "text": { "type": "string" }, "marks": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentMark" } } } }, "DocumentText": { "type": "object", "required": ["object", "leaves"], "properties": { "object": { "type": "string", "const": "text" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "leaves": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentLeaf" } } } }, "SafeAddress": { "type": "string", "pattern": "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$" }, "ContentRefURL": { "type": "object", "required": ["kind", "url"], "properties": { "kind": { "type": "string", "const": "url" }, "url": { "$ref": "#/components/schemas/SafeAddress" } } }, "ContentRefFile": { "type": "object", "required": ["kind", "file"], "properties": { "kind": { "type": "string", "const": "file" }, "file": { "type": "string" }, "space": { "type": "string" } } }, "ContentRefPage": { "type": "object", "required": ["kind", "page"], "properties": { "kind": { "type": "string", "const": "page" }, "page": { "type": "string" }, "space": { "type": "string" } } }, "ContentRefAnchor": { "type": "object", "required": ["kind", "anchor"], "properties": { "kind": { "type": "string", "const": "anchor" }, "anchor": { "type": "string" }, "page": { "type": "string" }, "space": { "type": "string" } } }, "ContentRefUser": { "type": "object", "required": ["kind", "user"], "properties": { "kind": { "type": "string", "const": "user" }, "user": { "type": "string" } } }, "ContentRefCollection": { "type": "object", "required": ["kind", "collection"], "properties": { "kind": { "type": "string", "const": "collection" }, "collection": { "type": "string" } } }, "ContentRefSpace": { "type": "object", "required": ["kind", "space"], "properties": { "kind": { "type": "string", "const": "space" }, "space": { "type": "string" } } }, "ContentRefReusableContent": { "type": "object", "required": ["kind", "reusableContent"], "properties": { "kind": { "type": "string", "const": "reusable-content" }, "reusableContent": { "type": "string" }, "space": { "type": "string" } } }, "ContentRefTag": { "type": "object", "required": ["kind", "tag"], "properties": { "kind": { "type": "string", "const": "tag" }, "tag": { "type": "string" }, "space": { "type": "string" } } }, "ContentRefOpenAPI": { "type": "object", "required": ["kind", "spec"], "properties": { "kind": { "type": "string", "const": "openapi" }, "spec": { "type": "string" }, "label": { "type": "string", "minLength": 1, "maxLength": 63 } } }, "ContentRef": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/ContentRefURL" }, { "$ref": "#/components/schemas/ContentRefFile" }, { "$ref": "#/components/schemas/ContentRefPage" }, { "$ref": "#/components/schemas/ContentRefAnchor" }, { "$ref": "#/components/schemas/ContentRefUser" }, { "$ref": "#/components/schemas/ContentRefCollection" }, { "$ref": "#/components/schemas/ContentRefSpace" }, { "$ref": "#/components/schemas/ContentRefReusableContent" }, { "$ref": "#/components/schemas/ContentRefTag" }, { "$ref": "#/components/schemas/ContentRefOpenAPI" }], "discriminator": { "propertyName": "kind" } }, "FileOrURLRef": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/ContentRefURL" }, { "$ref": "#/components/schemas/ContentRefFile" }], "discriminator": { "propertyName": "kind" } }, "InlineImage": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "inline-image" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/FileOrURLRef" }, "refDark": { "$ref": "#/components/schemas/FileOrURLRef" }, "caption": { "type": "string" }, "alt": { "type": "string" }, "size": { "type": "string", "enum": ["original", "line"] } } } } }, "InlineLink": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "link" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/ContentRef" } } }, "nodes": { "type": "array", "items": { "oneOf": [{ "$ref": "#/components/schemas/DocumentText" }, { "$ref": "#/components/schemas/InlineImage" }] } } } }, "InlineEmoji": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "emoji" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["code"], "properties": { "code": { "type": "string" } } } } }, "InlineIcon": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "icon" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["icon"], "properties": { "icon": { "type": "string" }, "color": { "type": "string" } } } } }, "InlineMath": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "inline-math" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["formula"], "properties": { "formula": { "type": "string" } } } } }, "InlineExpression": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "expression" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["expression"], "properties": { "expression": { "type": "string" } } } } }, "InlineMention": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "mention" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/ContentRef" } } } } }, "InlineButton": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "button" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["label", "kind"], "properties": { "label": { "type": "string" }, "kind": { "type": "string", "enum": ["primary", "secondary"] }, "size": { "type": "string" }, "icon": { "type": "string" }, "ref": { "$ref": "#/components/schemas/ContentRef" }, "action": { "type": "object", "additionalProperties": true } } } } }, "DocumentBlock": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/BlockParagraph" }, { "$ref": "#/components/schemas/BlockHeading1" }, { "$ref": "#/components/schemas/BlockHeading2" }, { "$ref": "#/components/schemas/BlockHeading3" }, { "$ref": "#/components/schemas/BlockListUnordered" }, { "$ref": "#/components/schemas/BlockListOrdered" }, { "$ref": "#/components/schemas/BlockListTasks" }, { "$ref": "#/components/schemas/BlockDivider" }, { "$ref": "#/components/schemas/BlockCode" }, { "$ref": "#/components/schemas/BlockBlockquote" }, { "$ref": "#/components/schemas/BlockHint" }, { "$ref": "#/components/schemas/BlockImages" }, { "$ref": "#/components/schemas/BlockTable" }, { "$ref": "#/components/schemas/BlockExpandable" }, { "$ref": "#/components/schemas/BlockTabs" }, { "$ref": "#/components/schemas/BlockStepper" }, { "$ref": "#/components/schemas/BlockColumns" }, { "$ref": "#/components/schemas/BlockMath" }, { "$ref": "#/components/schemas/BlockEmbed" }, { "$ref": "#/components/schemas/BlockIntegration" }, { "$ref": "#/components/schemas/BlockOpenAPIOperation" }, { "$ref": "#/components/schemas/BlockOpenAPIWebhook" }, { "$ref": "#/components/schemas/BlockOpenAPISchemas" }, { "$ref": "#/components/schemas/BlockSwagger" }, { "$ref": "#/components/schemas/BlockOther" }], "discriminator": { "propertyName": "type" } }, "AnnotationFragment": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "fragment" }, "type": { "type": "string", "const": "annotation-body" }, "fragment": { "type": "string" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "InlineAnnotation": { "type": "object", "required": ["object", "type", "isVoid", "nodes", "fragments"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "annotation" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentText" } }, "fragments": { "type": "array", "items": { "$ref": "#/components/schemas/AnnotationFragment" } } } }, "DocumentInline": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/InlineLink" }, { "$ref": "#/components/schemas/InlineImage" }, { "$ref": "#/components/schemas/InlineEmoji" }, { "$ref": "#/components/schemas/InlineIcon" }, { "$ref": "#/components/schemas/InlineMath" }, { "$ref": "#/components/schemas/InlineExpression" }, { "$ref": "#/components/schemas/InlineMention" }, { "$ref": "#/components/schemas/InlineButton" }, { "$ref": "#/components/schemas/InlineAnnotation" }], "discriminator": { "propertyName": "type" } }, "DocumentTextOrInline": { "oneOf": [{ "$ref": "#/components/schemas/DocumentText" }, { "$ref": "#/components/schemas/DocumentInline" }] }, "BlockParagraph": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "paragraph" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false, "properties": { "align": { "$ref": "#/components/schemas/TextAlignment" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentTextOrInline" } } } }, "BlockMeta": { "type": "object", "properties": { "id": { "type": "string" } } }, "HeadingData": { "type": "object", "properties": { "id": { "type": "string", "pattern": "^[-a-z0-9.+_]+$" }, "align": { "$ref": "#/components/schemas/TextAlignment" } } }, "BlockHeading1": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "heading-1" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "data": { "$ref": "#/components/schemas/HeadingData" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentTextOrInline" } } } }, "BlockHeading2": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "heading-2" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "data": { "$ref": "#/components/schemas/HeadingData" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentTextOrInline" } } } }, "BlockHeading3": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "heading-3" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "data": { "$ref": "#/components/schemas/HeadingData" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentTextOrInline" } } } }, "BlockListUnordered": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "list-unordered" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockListItem" } } } }, "BlockListItem": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "list-item" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "checked": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/ListItemBlock" } } } }, "BlockListOrdered": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "list-ordered" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "start": { "type": "integer" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockListItem" } } } }, "BlockListTasks": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "list-tasks" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockListItem" } } } }, "BlockDivider": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "divider" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "additionalProperties": false } } }, "BlockCodeLine": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "code-line" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "highlighted": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "oneOf": [{ "$ref": "#/components/schemas/DocumentText" }, { "$ref": "#/components/schemas/InlineAnnotation" }, { "$ref": "#/components/schemas/InlineExpression" }] } } } }, "BlockCode": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "code" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "syntax": { "type": "string" }, "title": { "type": "string" }, "overflow": { "type": "string", "enum": ["scroll", "wrap"] }, "lineNumbers": { "type": "boolean" }, "fullWidth": { "type": "boolean" }, "expandable": { "type": "boolean" }, "collapsedLineCount": { "type": "integer", "minimum": 1 } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockCodeLine" } } } }, "BlockEmbed": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "embed" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["url"], "properties": { "url": { "$ref": "#/components/schemas/SafeAddress" }, "fullWidth": { "type": "boolean" } } } } }, "OtherNodes": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "BlockIntegration": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "integration" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean" }, "data": { "type": "object", "additionalProperties": true }, "nodes": { "$ref": "#/components/schemas/OtherNodes" }, "fragments": { "$ref": "#/components/schemas/OtherNodes" } } }, "TableView": { "type": "object", "required": ["type", "columns", "hideHeader"], "properties": { "type": { "type": "string", "const": "grid" }, "columns": { "type": "array", "items": { "type": "string" } }, "hideHeader": { "type": "boolean" }, "columnWidths": { "type": "object", "additionalProperties": { "type": "number" } }, "stickyHeader": { "type": "boolean" }, "stickyFirstColumn": { "type": "boolean" } } }, "TableTextColumn": { "type": "object", "required": ["id", "title", "type", "textAlignment"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "const": "text" }, "textAlignment": { "type": "string", "enum": ["left", "center", "right"] }, "verticalAlignment": { "type": "string" } } }, "TableOtherColumn": { "type": "object", "required": ["id", "title", "type"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "enum": ["number", "checkbox", "files", "users", "rating", "select", "content-ref", "image"] } } }, "TableColumn": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/TableTextColumn" }, { "$ref": "#/components/schemas/TableOtherColumn" }], "discriminator": { "propertyName": "type" } }, "TableRecord": { "type": "object", "required": ["orderIndex", "values"], "properties": { "orderIndex": { "type": "string" }, "values": { "type": "object", "additionalProperties": true } } }, "TextBlock": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/BlockParagraph" }, { "$ref": "#/components/schemas/BlockHeading1" }, { "$ref": "#/components/schemas/BlockHeading2" }, { "$ref": "#/components/schemas/BlockHeading3" }, { "$ref": "#/components/schemas/BlockListUnordered" }, { "$ref": "#/components/schemas/BlockListOrdered" }, { "$ref": "#/components/schemas/BlockListTasks" }, { "$ref": "#/components/schemas/BlockDivider" }], "discriminator": { "propertyName": "type" } }, "TableFragment": { "type": "object", "required": ["object", "fragment", "nodes"], "properties": { "object": { "type": "string", "const": "fragment" }, "type": { "type": "string" }, "fragment": { "type": "string" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/TextBlock" } } } }, "BlockTable": { "type": "object", "required": ["object", "type", "data", "isVoid", "fragments"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "table" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["view", "records", "definition"], "properties": { "view": { "$ref": "#/components/schemas/TableView" }, "definition": { "type": "object", "additionalProperties": { "$ref": "#/components/schemas/TableColumn" } }, "records": { "type": "object", "additionalProperties": { "$ref": "#/components/schemas/TableRecord" } }, "cellMerges": {}, "fullWidth": { "type": "boolean" }, "search": {} } }, "fragments": { "type": "array", "items": { "$ref": "#/components/schemas/TableFragment" } } } }, "HintBlock": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/BlockParagraph" }, { "$ref": "#/components/schemas/BlockHeading1" }, { "$ref": "#/components/schemas/BlockHeading2" }, { "$ref": "#/components/schemas/BlockHeading3" }, { "$ref": "#/components/schemas/BlockListUnordered" }, { "$ref": "#/components/schemas/BlockListOrdered" }, { "$ref": "#/components/schemas/BlockListTasks" }, { "$ref": "#/components/schemas/BlockDivider" }, { "$ref": "#/components/schemas/BlockEmbed" }, { "$ref": "#/components/schemas/BlockIntegration" }, { "$ref": "#/components/schemas/BlockTable" }], "discriminator": { "propertyName": "type" } }, "BlockHint": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "hint" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "required": ["style"], "properties": { "style": { "type": "string", "enum": ["info", "warning", "danger", "success"] }, "icon": { "type": "string" } } }, "nodes": { "type": "array", "minItems": 1, "items": { "$ref": "#/components/schemas/HintBlock" } } } }, "BlockBlockquote": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "blockquote" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockquoteBlock" } } } }, "BlockquoteBlock": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/BlockParagraph" }, { "$ref": "#/components/schemas/BlockHeading1" }, { "$ref": "#/components/schemas/BlockHeading2" }, { "$ref": "#/components/schemas/BlockHeading3" }, { "$ref": "#/components/schemas/BlockListUnordered" }, { "$ref": "#/components/schemas/BlockListOrdered" }, { "$ref": "#/components/schemas/BlockListTasks" }, { "$ref": "#/components/schemas/BlockDivider" }, { "$ref": "#/components/schemas/BlockBlockquote" }], "discriminator": { "propertyName": "type" } }, "BlockMath": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "math" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["formula"], "properties": { "formula": { "type": "string" } } } } }, "ListItemBlock": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/BlockParagraph" }, { "$ref": "#/components/schemas/BlockHeading1" }, { "$ref": "#/components/schemas/BlockHeading2" }, { "$ref": "#/components/schemas/BlockHeading3" }, { "$ref": "#/components/schemas/BlockListUnordered" }, { "$ref": "#/components/schemas/BlockListOrdered" }, { "$ref": "#/components/schemas/BlockListTasks" }, { "$ref": "#/components/schemas/BlockDivider" }, { "$ref": "#/components/schemas/BlockCode" }, { "$ref": "#/components/schemas/BlockHint" }, { "$ref": "#/components/schemas/BlockBlockquote" }, { "$ref": "#/components/schemas/BlockMath" }, { "$ref": "#/components/schemas/BlockTable" }], "discriminator": { "propertyName": "type" } }, "Length": { "oneOf": [{ "type": "number" }, { "type": "object", "required": ["unit", "value"], "properties": { "unit": { "type": "string" }, "value": { "type": "number" } } }] }, "ImageFragment": { "type": "object", "required": ["object", "fragment", "nodes"], "properties": { "object": { "type": "string", "const": "fragment" }, "type": { "type": "string" }, "fragment": { "type": "string", "const": "caption" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockParagraph" } } } }, "BlockImage": { "type": "object", "required": ["object", "type", "data", "isVoid", "fragments"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "image" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/FileOrURLRef" }, "refDark": { "$ref": "#/components/schemas/FileOrURLRef" }, "width": { "$ref": "#/components/schemas/Length" }, "height": { "$ref": "#/components/schemas/Length" }, "alt": { "type": "string" } } }, "fragments": { "type": "array", "items": { "$ref": "#/components/schemas/ImageFragment" } } } }, "BlockImages": { "type": "object", "required": ["object", "type", "data", "isVoid", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "images" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "data": { "type": "object", "properties": { "align": { "type": "string", "enum": ["center", "left", "right"] }, "fullWidth": { "type": "boolean" }, "withFrame": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockImage" } } } }, "ExpandableTitleFragment": { "type": "object", "required": ["object", "type", "fragment", "nodes"], "properties": { "object": { "type": "string", "const": "fragment" }, "type": { "type": "string", "const": "expandable-title" }, "fragment": { "type": "string", "const": "expandable-title" }, "nodes": { "type": "array", "minItems": 1, "maxItems": 1, "items": { "$ref": "#/components/schemas/BlockParagraph" } } } }, "ExpandableBodyFragment": { "type": "object", "required": ["object", "type", "fragment", "nodes"], "properties": { "object": { "type": "string", "const": "fragment" }, "type": { "type": "string", "const": "expandable-body" }, "fragment": { "type": "string", "const": "expandable-body" }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "ExpandableFragment": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/ExpandableTitleFragment" }, { "$ref": "#/components/schemas/ExpandableBodyFragment" }], "discriminator": { "propertyName": "type" } }, "BlockExpandable": { "type": "object", "required": ["object", "type", "data", "isVoid", "fragments"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "expandable" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "additionalProperties": false, "properties": { "defaultExpanded": { "type": "boolean" } } }, "fragments": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/components/schemas/ExpandableFragment" } } } }, "BlockTabsItem": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "tabs-item" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "data": { "type": "object", "properties": { "title": { "type": "string" }, "icon": { "type": "string" }, "slug": { "type": "string" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "BlockTabs": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "tabs" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockTabsItem" } } } }, "BlockStepperStep": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "stepper-step" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "icon": { "type": "string" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "BlockStepper": { "type": "object", "required": ["object", "type", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "stepper" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockStepperStep" } } } }, "BlockColumn": { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "column" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "additionalProperties": false, "properties": { "width": { "$ref": "#/components/schemas/Length" }, "verticalAlignment": { "type": "string" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "BlockColumns": { "type": "object", "required": ["object", "type", "data", "isVoid", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "columns" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "data": { "type": "object", "properties": { "fullWidth": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockColumn" } } } }, "ResolvedFragment": { "type": "object", "additionalProperties": true }, "ResolvedFragmentTruncated": { "type": "boolean" }, "BlockOpenAPIOperation": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "openapi-operation" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref", "path", "method"], "properties": { "ref": { "$ref": "#/components/schemas/ContentRefOpenAPI" }, "path": { "type": "string" }, "method": { "type": "string" }, "headless": { "type": "boolean" }, "resolved": { "$ref": "#/components/schemas/ResolvedFragment" }, "truncated": { "$ref": "#/components/schemas/ResolvedFragmentTruncated" } } } } }, "BlockOpenAPIWebhook": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "openapi-webhook" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref", "name", "method"], "properties": { "ref": { "$ref": "#/components/schemas/ContentRefOpenAPI" }, "name": { "type": "string" }, "method": { "type": "string" }, "headless": { "type": "boolean" }, "resolved": { "$ref": "#/components/schemas/ResolvedFragment" }, "truncated": { "$ref": "#/components/schemas/ResolvedFragmentTruncated" } } } } }, "BlockOpenAPISchemas": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "openapi-schemas" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref", "schemas"], "properties": { "ref": { "$ref": "#/components/schemas/ContentRefOpenAPI" }, "schemas": { "type": "array", "items": { "type": "string" } }, "grouped": { "type": "boolean" }, "title": { "type": "string" }, "resolved": { "$ref": "#/components/schemas/ResolvedFragment" }, "truncated": { "$ref": "#/components/schemas/ResolvedFragmentTruncated" } } } } }, "BlockSwagger": { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "swagger" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/FileOrURLRef" }, "path": { "type": "string" }, "method": { "type": "string" }, "expanded": { "type": "boolean" }, "fullWidth": { "type": "boolean" } } } } }, "BlockOther": { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "enum": ["file", "drawing", "content-ref", "reusable-content", "prompt", "if", "updates"] }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean" }, "data": { "type": "object", "additionalProperties": true }, "nodes": { "$ref": "#/components/schemas/OtherNodes" }, "fragments": { "$ref": "#/components/schemas/OtherNodes" } } }, "Document": { "type": "object", "required": ["object", "data", "nodes"], "properties": { "object": { "type": "string", "const": "document" }, "data": { "type": "object", "required": ["schemaVersion"], "properties": { "schemaVersion": { "type": "number" } }, "additionalProperties": true }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } }, "meta": { "type": "object", "properties": { "token": { "type": "string" } } } } }, "RevisionPageId": { "type": "string", "pattern": "^[a-zA-Z0-9]{1,40}$" }, "RevisionPageTitle": { "type": "string", "minLength": 1 }, "RevisionPageLinkTitle": { "type": "string", "minLength": 1, "maxLength": 100 }, "RevisionPageEmoji": { "type": "string", "maxLength": 50 }, "RevisionPageIcon": { "type": "string", "maxLength": 50 }, "RevisionPageSlug": { "type": "string", "maxLength": 100 }, "RevisionPagePath": { "type": "string" }, "RevisionPageDocument": { "type": "object", "required": ["id", "type", "kind", "title", "slug", "path", "urls", "pages", "layout", "tags"], "dependentRequired": { "computed": ["computedSeed"], "computedSeed": ["computed"] }, "properties": { "id": { "$ref": "#/components/schemas/RevisionPageId" }, "type": { "type": "string", "const": "document" }, "kind": { "type": "string", "const": "sheet" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "createdAt": { "type": "string", "format": "date-time" }, "updatedAt": { "type": "string", "format": "date-time" }, "condition": { "type": "string" }, "description": { "type": "string" }, "slug": { "$ref": "#/components/schemas/RevisionPageSlug" }, "path": { "$ref": "#/components/schemas/RevisionPagePath" }, "urls": { "type": "object", "required": ["app"], "properties": { "app": { "type": "string", "format": "uri" } } }, "pages": { "type": "array", "items": { "$ref": "#/components/schemas/RevisionSubpage" } }, "layout": { "$ref": "#/components/schemas/RevisionPageLayout" }, "tags": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "hidden": { "$ref": "#/components/schemas/RevisionPageHidden" }, "noIndex": { "$ref": "#/components/schemas/RevisionPageNoIndex" }, "noRobotsIndex": { "$ref": "#/components/schemas/RevisionPageNoRobotsIndex" }, "cover": { "type": "object", "additionalProperties": true }, "variables": { "type": "object", "additionalProperties": true }, "metaLinks": { "type": "object", "additionalProperties": true }, "git": { "$ref": "#/components/schemas/GitBlob" }, "computed": { "$ref": "#/components/schemas/ComputedContentSource" }, "computedSeed": { "type": "string", "minLength": 1, "maxLength": 1024 }, "documentId": { "type": "string" }, "document": { "$ref": "#/components/schemas/Document" }, "markdown": { "type": "string" } } }, "RevisionPageHidden": { "type": "boolean" }, "RevisionPageLink": { "type": "object", "required": ["id", "type", "kind", "title", "target"], "properties": { "id": { "$ref": "#/components/schemas/RevisionPageId" }, "type": { "type": "string", "const": "link" }, "kind": { "type": "string", "const": "link" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "createdAt": { "type": "string", "format": "date-time" }, "updatedAt": { "type": "string", "format": "date-time" }, "condition": { "type": "string" }, "target": { "$ref": "#/components/schemas/ContentRef" }, "href": { "type": "string" }, "hidden": { "$ref": "#/components/schemas/RevisionPageHidden" } } }, "RevisionSubpage": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/RevisionPageDocument" }, { "$ref": "#/components/schemas/RevisionPageLink" }], "discriminator": { "propertyName": "type" } }, "RevisionPageLayout": { "type": "object", "required": ["width", "cover", "coverSize", "coverMask", "title", "description", "tableOfContents", "outline", "pagination", "metadata", "tags", "actions", "anchors"], "properties": { "width": { "type": "string", "enum": ["default", "wide"] }, "cover": { "type": "boolean" }, "coverSize": { "type": "string", "enum": ["hero", "full", "background"] }, "coverMask": { "type": "string", "enum": ["none", "radial"] }, "title": { "type": "boolean" }, "description": { "type": "boolean" }, "tableOfContents": { "type": "boolean" }, "outline": { "type": "boolean" }, "pagination": { "type": "boolean" }, "metadata": { "type": "boolean" }, "tags": { "type": "boolean" }, "actions": { "type": "boolean" }, "anchors": { "type": "boolean" } } }, "RevisionPageNoIndex": { "type": "boolean" }, "RevisionPageNoRobotsIndex": { "type": "boolean" }, "GitBlob": { "type": "object", "required": ["oid", "path"], "properties": { "oid": { "type": "string" }, "path": { "type": "string" } } }, "RevisionPageGroup": { "type": "object", "required": ["id", "type", "kind", "title", "slug", "path", "pages"], "properties": { "id": { "$ref": "#/components/schemas/RevisionPageId" }, "type": { "type": "string", "const": "group" }, "kind": { "type": "string", "const": "group" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "createdAt": { "type": "string", "format": "date-time" }, "updatedAt": { "type": "string", "format": "date-time" }, "condition": { "type": "string" }, "slug": { "$ref": "#/components/schemas/RevisionPageSlug" }, "path": { "$ref": "#/components/schemas/RevisionPagePath" }, "pages": { "type": "array", "items": { "$ref": "#/components/schemas/RevisionSubpage" } }, "hidden": { "$ref": "#/components/schemas/RevisionPageHidden" }, "noIndex": { "$ref": "#/components/schemas/RevisionPageNoIndex" }, "noRobotsIndex": { "$ref": "#/components/schemas/RevisionPageNoRobotsIndex" } } }, "RevisionPage": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/RevisionPageDocument" }, { "$ref": "#/components/schemas/RevisionPageGroup" }, { "$ref": "#/components/schemas/RevisionPageLink" }], "discriminator": { "propertyName": "type" } }, "RevisionFile": { "type": "object", "required": ["id", "name", "contentType", "downloadURL", "size"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "contentType": { "type": "string" }, "downloadURL": { "type": "string" }, "size": { "type": "number", "minimum": 0 }, "dimensions": { "type": "object", "required": ["width", "height"], "properties": { "width": { "type": "number", "minimum": 0 }, "height": { "type": "number", "minimum": 0 } } }, "git": { "$ref": "#/components/schemas/GitBlob" } } }, "RevisionReusableContent": { "type": "object", "required": ["id", "title"], "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }, "ComputedRevision": { "type": "object", "required": ["pages", "files", "reusableContents"], "properties": { "pages": { "type": "array", "items": { "$ref": "#/components/schemas/RevisionPage" } }, "files": { "type": "array", "items": { "$ref": "#/components/schemas/RevisionFile" } }, "reusableContents": { "type": "array", "items": { "$ref": "#/components/schemas/RevisionReusableContent" } } } }, "StartDeviceLogin": { "type": "object", "required": ["clientName"], "properties": { "clientName": { "type": "string", "minLength": 1, "maxLength": 100 }, "scopes": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "maxLength": 100 } } } }, "PollInterval": { "type": "integer", "minimum": 1 }, "DeviceLogin": { "type": "object", "required": ["object", "deviceCode", "userCode", "verificationUrl", "verificationUrlComplete", "expiresAt", "intervalSeconds"], "properties": { "object": { "type": "string", "const": "device-login" }, "deviceCode": { "type": "string" }, "userCode": { "type": "string", "pattern": "^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$" }, "verificationUrl": { "type": "string", "format": "uri" }, "verificationUrlComplete": { "type": "string", "format": "uri" }, "expiresAt": { "type": "string", "format": "date-time" }, "intervalSeconds": { "$ref": "#/components/schemas/PollInterval" } } }, "PollDeviceLogin": { "type": "object", "required": ["deviceCode"], "properties": { "deviceCode": { "type": "string", "minLength": 1, "maxLength": 200 } } }, "DeviceLoginPending": { "type": "object", "required": ["state", "intervalSeconds"], "properties": { "state": { "type": "string", "const": "pending" }, "intervalSeconds": { "$ref": "#/components/schemas/PollInterval" } } }, "DeviceLoginSlowDown": { "type": "object", "required": ["state", "intervalSeconds"], "properties": { "state": { "type": "string", "const": "slow-down" }, "intervalSeconds": { "$ref": "#/components/schemas/PollInterval" } } }, "DeviceLoginApproved": { "type": "object", "required": ["state", "organizationId", "created"], "properties": { "state": { "type": "string", "const": "approved" }, "organizationId": { "type": "string" }, "created": { "$ref": "#/components/schemas/CreatedAccessToken" } } }, "DeviceLoginDenied": { "type": "object", "required": ["state"], "properties": { "state": { "type": "string", "const": "denied" } } }, "DeviceLoginExpired": { "type": "object", "required": ["state"], "properties": { "state": { "type": "string", "const": "expired" } } }, "DeviceLoginResult": { "type": "object", "discriminator": { "propertyName": "state" }, "oneOf": [{ "$ref": "#/components/schemas/DeviceLoginPending" }, { "$ref": "#/components/schemas/DeviceLoginSlowDown" }, { "$ref": "#/components/schemas/DeviceLoginApproved" }, { "$ref": "#/components/schemas/DeviceLoginDenied" }, { "$ref": "#/components/schemas/DeviceLoginExpired" }] }, "OrganizationsForEmailDomain": { "type": "object", "required": ["organizations"], "properties": { "organizations": { "type": "array", "items": { "$ref": "#/components/schemas/Organization" } } } }, "ExchangeToken": { "type": "object", "required": ["organizationId", "token"], "properties": { "organizationId": { "type": "string", "minLength": 1, "maxLength": 200 }, "token": { "type": "string", "minLength": 1, "maxLength": 16384 } } }, "UserGrant": { "type": "object", "required": ["organization", "scopes"], "properties": { "organization": { "type": "string" }, "scopes": { "type": "array", "items": { "type": "string" } }, "specSlugs": { "$ref": "#/components/schemas/AccessTokenSpecSlugs" } } }, "User": { "type": "object", "required": ["object", "id", "displayName", "grants", "urls"], "properties": { "object": { "type": "string", "const": "user" }, "id": { "type": "string" }, "displayName": { "type": "string" }, "email": { "type": "string" }, "grants": { "type": "array", "items": { "$ref": "#/components/schemas/UserGrant" } }, "expiresAt": { "type": "string", "format": "date-time" }, "urls": { "type": "object", "required": ["location"], "properties": { "location": { "type": "string", "format": "uri" } } } } }, "IntegrationEventId": { "type": "string" }, "IntegrationInstallationId": { "type": "string" }, "IntegrationSpaceId": { "type": "string" }, "IntegrationSourceId": { "type": "string" }, "IntegrationProps": { "type": "object", "additionalProperties": true }, "ComputedContentRef": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "maxLength": 256 }, "spec": { "type": "string", "maxLength": 256 }, "label": { "type": "string", "maxLength": 63 }, "space": { "type": "string", "maxLength": 256 }, "translation": { "type": "string", "maxLength": 256 } } }, "OpenAPISpecDependency": { "type": "object", "required": ["object", "id", "slug", "visibility"], "properties": { "object": { "type": "string", "const": "openapi-spec" }, "id": { "type": "string" }, "slug": { "type": "string" }, "lastVersion": { "type": "string" }, "visibility": { "type": "string", "enum": ["private", "public"] } } }, "ResolvedDependency": { "type": "object", "required": ["ref", "value"], "properties": { "ref": { "$ref": "#/components/schemas/ComputedContentRef" }, "value": { "oneOf": [{ "$ref": "#/components/schemas/OpenAPISpecDependency" }, { "type": "null" }] } } }, "IntegrationDependencies": { "type": "object", "additionalProperties": { "$ref": "#/components/schemas/ResolvedDependency" } }, "ContentComputeDocumentEvent": { "type": "object", "required": ["eventId", "type", "installationId", "spaceId", "sourceId", "props", "dependencies"], "properties": { "eventId": { "$ref": "#/components/schemas/IntegrationEventId" }, "type": { "type": "string", "const": "content_compute_document" }, "installationId": { "$ref": "#/components/schemas/IntegrationInstallationId" }, "spaceId": { "$ref": "#/components/schemas/IntegrationSpaceId" }, "sourceId": { "$ref": "#/components/schemas/IntegrationSourceId" }, "props": { "$ref": "#/components/schemas/IntegrationProps" }, "dependencies": { "$ref": "#/components/schemas/IntegrationDependencies" } } }, "IntegrationEnvironment": { "type": "object", "required": ["apiEndpoint", "apiTokens", "integration", "installation", "spaceInstallation", "secrets", "signingSecrets"], "properties": { "apiEndpoint": { "type": "string", "format": "uri" }, "apiTokens": { "type": "object", "required": ["integration", "installation"], "properties": { "integration": { "type": "string" }, "installation": { "type": "string" } } }, "integration": { "type": "object", "required": ["object", "name", "version"], "properties": { "object": { "type": "string", "const": "integration" }, "name": { "type": "string" }, "version": { "type": "integer", "const": 1 } } }, "installation": { "type": "object", "required": ["object", "id", "integration", "configuration", "target"], "properties": { "object": { "type": "string", "const": "integration-installation" }, "id": { "$ref": "#/components/schemas/IntegrationInstallationId" }, "integration": { "type": "string" }, "configuration": { "type": "object" }, "target": { "type": "object", "required": ["organization"], "properties": { "organization": { "type": "string" } } } } }, "spaceInstallation": { "type": "object", "required": ["object", "integration", "installation", "space", "configuration"], "properties": { "object": { "type": "string", "const": "integration-space-installation" }, "integration": { "type": "string" }, "installation": { "$ref": "#/components/schemas/IntegrationInstallationId" }, "space": { "$ref": "#/components/schemas/IntegrationSpaceId" }, "configuration": { "type": "object" } } }, "secrets": { "type": "object" }, "signingSecrets": { "type": "object", "required": ["integration"], "properties": { "integration": { "type": "string", "const": "" } } } } }, "IntegrationError": { "type": "object", "properties": { "error": { "type": "string" } } }, "InputNodes": { "type": "object", "required": ["nodes"], "properties": { "object": { "type": "string", "const": "document" }, "data": { "type": "object", "additionalProperties": true }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } } } }, "InputDocument": { "type": "object", "properties": { "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/DocumentBlock" } }, "markdown": { "type": "string" }, "document": { "$ref": "#/components/schemas/InputNodes" } } }, "ContentComputeDocumentAnswer": { "type": "object", "required": ["document"], "properties": { "document": { "$ref": "#/components/schemas/InputDocument" } } }, "ContentComputeRevisionEvent": { "type": "object", "required": ["eventId", "type", "installationId", "spaceId", "sourceId", "props", "dependencies"], "properties": { "eventId": { "$ref": "#/components/schemas/IntegrationEventId" }, "type": { "type": "string", "const": "content_compute_revision" }, "installationId": { "$ref": "#/components/schemas/IntegrationInstallationId" }, "spaceId": { "$ref": "#/components/schemas/IntegrationSpaceId" }, "sourceId": { "$ref": "#/components/schemas/IntegrationSourceId" }, "props": { "$ref": "#/components/schemas/IntegrationProps" }, "dependencies": { "$ref": "#/components/schemas/IntegrationDependencies" } } }, "InputPageId": { "type": "string", "pattern": "^[a-zA-Z0-9]{1,40}$" }, "InputPageSlug": { "type": "string" }, "InputPageDocument": { "type": "object", "required": ["type", "title"], "properties": { "id": { "$ref": "#/components/schemas/InputPageId" }, "type": { "type": "string", "const": "document" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "description": { "type": "string", "maxLength": 300 }, "slug": { "$ref": "#/components/schemas/InputPageSlug" }, "pages": { "type": "array", "items": { "$ref": "#/components/schemas/InputSubpage" } }, "computed": { "$ref": "#/components/schemas/ComputedContentSource" } } }, "InputPageLink": { "type": "object", "required": ["type", "title", "target"], "properties": { "id": { "$ref": "#/components/schemas/InputPageId" }, "type": { "type": "string", "const": "link" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "target": { "$ref": "#/components/schemas/ContentRef" } } }, "InputPageComputed": { "type": "object", "required": ["type", "title", "computed"], "properties": { "id": { "$ref": "#/components/schemas/InputPageId" }, "type": { "type": "string", "const": "computed" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "computed": { "$ref": "#/components/schemas/ComputedContentSource" } } }, "InputSubpage": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/InputPageDocument" }, { "$ref": "#/components/schemas/InputPageLink" }, { "$ref": "#/components/schemas/InputPageComputed" }], "discriminator": { "propertyName": "type" } }, "InputPageGroup": { "type": "object", "required": ["type", "title", "pages"], "properties": { "id": { "$ref": "#/components/schemas/InputPageId" }, "type": { "type": "string", "const": "group" }, "title": { "$ref": "#/components/schemas/RevisionPageTitle" }, "linkTitle": { "$ref": "#/components/schemas/RevisionPageLinkTitle" }, "emoji": { "$ref": "#/components/schemas/RevisionPageEmoji" }, "icon": { "$ref": "#/components/schemas/RevisionPageIcon" }, "slug": { "$ref": "#/components/schemas/InputPageSlug" }, "pages": { "type": "array", "items": { "$ref": "#/components/schemas/InputSubpage" } } } }, "InputPage": { "type": "object", "oneOf": [{ "$ref": "#/components/schemas/InputPageDocument" }, { "$ref": "#/components/schemas/InputPageGroup" }, { "$ref": "#/components/schemas/InputPageLink" }, { "$ref": "#/components/schemas/InputPageComputed" }], "discriminator": { "propertyName": "type" } }, "InputFile": { "type": "object", "required": ["name", "contentType", "downloadURL", "size"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "contentType": { "type": "string" }, "downloadURL": { "type": "string", "format": "uri", "pattern": "^[hH][tT][tT][pP][sS]?://" }, "size": { "type": "number", "minimum": 0 }, "dimensions": { "type": "object", "required": ["width", "height"], "properties": { "width": { "type": "number", "minimum": 0 }, "height": { "type": "number", "minimum": 0 } } } } }, "ContentComputeRevisionAnswer": { "type": "object", "properties": { "pages": { "type": "array", "items": { "$ref": "#/components/schemas/InputPage" } }, "files": { "type": "array", "items": { "$ref": "#/components/schemas/InputFile" } } } } } } };
var schema13 = { "type": "string", "enum": ["experimental", "production", "deprecated", "retired"] };
var schema14 = { "type": "string", "enum": ["private", "public"] };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate11.evaluated;
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
        if (data0.q !== void 0) {
          let data3 = data0.q;
          if (typeof data3 !== "string") {
            let dataType2 = typeof data3;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data3;
              } else if (data3 === null) {
                coerced2 = "";
              } else {
                const err5 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data3 = coerced2;
              if (data0 !== void 0) {
                data0["q"] = coerced2;
              }
            }
          }
          if (typeof data3 === "string") {
            if (func0(data3) > 200) {
              const err6 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err7 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data0.state !== void 0) {
          let data4 = data0.state;
          if (typeof data4 !== "string") {
            let dataType3 = typeof data4;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 == "number" || dataType3 == "boolean") {
                coerced3 = "" + data4;
              } else if (data4 === null) {
                coerced3 = "";
              } else {
                const err8 = { instancePath: instancePath + "/query/state", schemaPath: "#/properties/query/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data4 = coerced3;
              if (data0 !== void 0) {
                data0["state"] = coerced3;
              }
            }
          }
          if (!(data4 === "pending" || data4 === "progress" || data4 === "complete" || data4 === "failed")) {
            const err9 = { instancePath: instancePath + "/query/state", schemaPath: "#/properties/query/properties/state/enum", keyword: "enum", params: { allowedValues: schema12.properties.query.properties.state.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.owner !== void 0) {
          let data5 = data0.owner;
          if (typeof data5 !== "string") {
            let dataType4 = typeof data5;
            let coerced4 = void 0;
            if (!(coerced4 !== void 0)) {
              if (dataType4 == "number" || dataType4 == "boolean") {
                coerced4 = "" + data5;
              } else if (data5 === null) {
                coerced4 = "";
              } else {
                const err10 = { instancePath: instancePath + "/query/owner", schemaPath: "#/properties/query/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (coerced4 !== void 0) {
              data5 = coerced4;
              if (data0 !== void 0) {
                data0["owner"] = coerced4;
              }
            }
          }
          if (typeof data5 === "string") {
            if (func0(data5) > 100) {
              const err11 = { instancePath: instancePath + "/query/owner", schemaPath: "#/properties/query/properties/owner/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func0(data5) < 1) {
              const err12 = { instancePath: instancePath + "/query/owner", schemaPath: "#/properties/query/properties/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data0.tag !== void 0) {
          let data6 = data0.tag;
          if (typeof data6 !== "string") {
            let dataType5 = typeof data6;
            let coerced5 = void 0;
            if (!(coerced5 !== void 0)) {
              if (dataType5 == "number" || dataType5 == "boolean") {
                coerced5 = "" + data6;
              } else if (data6 === null) {
                coerced5 = "";
              } else {
                const err13 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (coerced5 !== void 0) {
              data6 = coerced5;
              if (data0 !== void 0) {
                data0["tag"] = coerced5;
              }
            }
          }
          if (typeof data6 === "string") {
            if (func0(data6) > 50) {
              const err14 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (func0(data6) < 1) {
              const err15 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        if (data0.lifecycle !== void 0) {
          let data7 = data0.lifecycle;
          if (typeof data7 !== "string") {
            let dataType6 = typeof data7;
            let coerced6 = void 0;
            if (!(coerced6 !== void 0)) {
              if (dataType6 == "number" || dataType6 == "boolean") {
                coerced6 = "" + data7;
              } else if (data7 === null) {
                coerced6 = "";
              } else {
                const err16 = { instancePath: instancePath + "/query/lifecycle", schemaPath: "#/components/schemas/OpenAPISpecLifecycle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (coerced6 !== void 0) {
              data7 = coerced6;
              if (data0 !== void 0) {
                data0["lifecycle"] = coerced6;
              }
            }
          }
          if (!(data7 === "experimental" || data7 === "production" || data7 === "deprecated" || data7 === "retired")) {
            const err17 = { instancePath: instancePath + "/query/lifecycle", schemaPath: "#/components/schemas/OpenAPISpecLifecycle/enum", keyword: "enum", params: { allowedValues: schema13.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.visibility !== void 0) {
          let data8 = data0.visibility;
          if (typeof data8 !== "string") {
            let dataType7 = typeof data8;
            let coerced7 = void 0;
            if (!(coerced7 !== void 0)) {
              if (dataType7 == "number" || dataType7 == "boolean") {
                coerced7 = "" + data8;
              } else if (data8 === null) {
                coerced7 = "";
              } else {
                const err18 = { instancePath: instancePath + "/query/visibility", schemaPath: "#/components/schemas/OpenAPISpecVisibility/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (coerced7 !== void 0) {
              data8 = coerced7;
              if (data0 !== void 0) {
                data0["visibility"] = coerced7;
              }
            }
          }
          if (!(data8 === "private" || data8 === "public")) {
            const err19 = { instancePath: instancePath + "/query/visibility", schemaPath: "#/components/schemas/OpenAPISpecVisibility/enum", keyword: "enum", params: { allowedValues: schema14.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data0.problems !== void 0) {
          let data9 = data0.problems;
          if (typeof data9 !== "string") {
            let dataType8 = typeof data9;
            let coerced8 = void 0;
            if (!(coerced8 !== void 0)) {
              if (dataType8 == "number" || dataType8 == "boolean") {
                coerced8 = "" + data9;
              } else if (data9 === null) {
                coerced8 = "";
              } else {
                const err20 = { instancePath: instancePath + "/query/problems", schemaPath: "#/properties/query/properties/problems/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (coerced8 !== void 0) {
              data9 = coerced8;
              if (data0 !== void 0) {
                data0["problems"] = coerced8;
              }
            }
          }
          if (!(data9 === "error" || data9 === "warning" || data9 === "info" || data9 === "none")) {
            const err21 = { instancePath: instancePath + "/query/problems", schemaPath: "#/properties/query/properties/problems/enum", keyword: "enum", params: { allowedValues: schema12.properties.query.properties.problems.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data0.sort !== void 0) {
          let data10 = data0.sort;
          if (typeof data10 !== "string") {
            let dataType9 = typeof data10;
            let coerced9 = void 0;
            if (!(coerced9 !== void 0)) {
              if (dataType9 == "number" || dataType9 == "boolean") {
                coerced9 = "" + data10;
              } else if (data10 === null) {
                coerced9 = "";
              } else {
                const err22 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (coerced9 !== void 0) {
              data10 = coerced9;
              if (data0 !== void 0) {
                data0["sort"] = coerced9;
              }
            }
          }
          if (!(data10 === "name" || data10 === "-name" || data10 === "updatedAt" || data10 === "-updatedAt" || data10 === "createdAt" || data10 === "-createdAt")) {
            const err23 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/enum", keyword: "enum", params: { allowedValues: schema12.properties.query.properties.sort.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      }
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var parameters13 = validate12;
var schema16 = { "type": "string", "enum": ["spec", "operation", "schema", "page"] };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate12.evaluated;
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
        if (data0.q === void 0) {
          const err0 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/required", keyword: "required", params: { missingProperty: "q" }, message: "must have required property 'q'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.q !== void 0) {
          let data1 = data0.q;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["q"] = coerced0;
              }
            }
          }
          if (typeof data1 === "string") {
            if (func0(data1) > 200) {
              const err2 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err3 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        if (data0.kind !== void 0) {
          let data2 = data0.kind;
          if (typeof data2 !== "string") {
            let dataType1 = typeof data2;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data2;
              } else if (data2 === null) {
                coerced1 = "";
              } else {
                const err4 = { instancePath: instancePath + "/query/kind", schemaPath: "#/components/schemas/SearchKind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data2 = coerced1;
              if (data0 !== void 0) {
                data0["kind"] = coerced1;
              }
            }
          }
          if (!(data2 === "spec" || data2 === "operation" || data2 === "schema" || data2 === "page")) {
            const err5 = { instancePath: instancePath + "/query/kind", schemaPath: "#/components/schemas/SearchKind/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.spec !== void 0) {
          let data3 = data0.spec;
          if (typeof data3 !== "string") {
            let dataType2 = typeof data3;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data3;
              } else if (data3 === null) {
                coerced2 = "";
              } else {
                const err6 = { instancePath: instancePath + "/query/spec", schemaPath: "#/properties/query/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data3 = coerced2;
              if (data0 !== void 0) {
                data0["spec"] = coerced2;
              }
            }
          }
          if (typeof data3 === "string") {
            if (func0(data3) > 100) {
              const err7 = { instancePath: instancePath + "/query/spec", schemaPath: "#/properties/query/properties/spec/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err8 = { instancePath: instancePath + "/query/spec", schemaPath: "#/properties/query/properties/spec/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data0.page !== void 0) {
          let data4 = data0.page;
          if (typeof data4 !== "string") {
            let dataType3 = typeof data4;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 == "number" || dataType3 == "boolean") {
                coerced3 = "" + data4;
              } else if (data4 === null) {
                coerced3 = "";
              } else {
                const err9 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data4 = coerced3;
              if (data0 !== void 0) {
                data0["page"] = coerced3;
              }
            }
          }
          if (typeof data4 === "string") {
            if (func0(data4) > 1024) {
              const err10 = { instancePath: instancePath + "/query/page", schemaPath: "#/properties/query/properties/page/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data0.limit !== void 0) {
          let data5 = data0.limit;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            let dataType4 = typeof data5;
            let coerced4 = void 0;
            if (!(coerced4 !== void 0)) {
              if (dataType4 === "boolean" || data5 === null || dataType4 === "string" && data5 && data5 == +data5 && !(data5 % 1)) {
                coerced4 = +data5;
              } else {
                const err11 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (coerced4 !== void 0) {
              data5 = coerced4;
              if (data0 !== void 0) {
                data0["limit"] = coerced4;
              }
            }
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 50 || isNaN(data5)) {
              const err12 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err13 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };

// memory:entry
var documentHash = "1d6cd0fd31823cc44af71b4c4a85e56d6587a4efab15cb7751d730c9267b7b89";
var parameterValidators = { getComputedDocument: parameters1, listLatestOpenAPISpecVersionChanges: parameters2, listOpenAPISpecLabelMoves: parameters3, listOpenAPISpecVersionChanges: parameters2, getOpenAPISpecVersionChangesMarkdown: parameters4, listOpenAPISpecVersionPublications: parameters3, setOpenAPISpecLabel: parameters5, deleteOpenAPISpecLabel: parameters6, listOpenAPISpecChangelog: parameters7, checkOpenAPISpec: parameters8, listOpenAPISpecVersions: parameters9, createOrUpdateOpenAPISpecBySlug: parameters10, listAuditEvents: parameters11, listOpenAPISpecs: parameters12, searchOrganization: parameters13, listAccessTokens: parameters3 };
export {
  documentHash,
  parameterValidators
};
